import type { Dependencies } from '../app/dependencies.ts';
import type { Route } from '../platform/http/route.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { deskCatalogueRoutes } from './catalogue/catalogue.routes.ts';
import { deskCouponRoutes } from './coupon/coupon.routes.ts';
import { customerRoutes } from './customer/customer.routes.ts';
import { deskNewsletterRoutes } from './newsletter/newsletter.routes.ts';
import { deskOrderRoutes } from './order/order.routes.ts';
import { paperRoutes } from './order/paper.routes.ts';
import { deskProductRoutes } from './product/desk-product.routes.ts';
import { pictureRoutes } from './product/picture.routes.ts';
import { stockRoutes } from './product/stock.routes.ts';
import { importRoutes } from './product-import/import.routes.ts';
import { deskReturnRoutes } from './return/return.routes.ts';
import { deskSessionRoutes } from './session/desk-session.routes.ts';
import { secondFactorRoutes } from './session/second-factor.routes.ts';
import { homeSlidesRoutes } from './settings/home-slides.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { todayRoutes } from './today/today.routes.ts';

/** `/api/admin/*`: the calls of the owner's desk */
export function adminRoutes(dependencies: Dependencies): Route[] {
  return [
    ...deskSessionRoutes(dependencies),
    ...secondFactorRoutes(dependencies),
    ...deskOrderRoutes(dependencies),
    ...paperRoutes(dependencies),
    ...deskReturnRoutes(dependencies),
    ...todayRoutes(dependencies),
    ...customerRoutes(dependencies),
    ...staffRoutes(dependencies),
    ...auditRoutes(dependencies),
    ...deskCouponRoutes(dependencies),
    ...deskCatalogueRoutes(dependencies),
    ...deskNewsletterRoutes(dependencies),
    ...settingsRoutes(dependencies),
    ...homeSlidesRoutes(dependencies),
    ...deskProductRoutes(dependencies),
    ...stockRoutes(dependencies),
    ...pictureRoutes(dependencies),
    ...importRoutes(dependencies),
  ];
}
