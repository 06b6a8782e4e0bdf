#import <UIKit/UIKit.h>

@interface LegacyView : UIView

@end
