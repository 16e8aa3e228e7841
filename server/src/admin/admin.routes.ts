import type { Dependencies } from '../app/dependencies.ts';
import type { Route } from '../platform/http/route.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { adminCatalogueRoutes } from './catalogue/catalogue.routes.ts';
import { adminCouponRoutes } from './coupon/coupon.routes.ts';
import { customerRoutes } from './customer/customer.routes.ts';
import { adminNewsletterRoutes } from './newsletter/newsletter.routes.ts';
import { documentRoutes } from './order/document.routes.ts';
import { documentFileRoutes } from './order/document-file.routes.ts';
import { adminOrderRoutes } from './order/order.routes.ts';
import { originalFileRoutes } from './product/original-file.routes.ts';
import { pictureRoutes } from './product/picture.routes.ts';
import { adminProductRoutes } from './product/product.routes.ts';
import { stockRoutes } from './product/stock.routes.ts';
import { importRoutes } from './product-import/import.routes.ts';
import { productFileRoutes } from './product-import/product-files.routes.ts';
import { adminReturnRoutes } from './return/return.routes.ts';
import { adminSessionRoutes } from './session/admin-session.routes.ts';
import { secondFactorRoutes } from './session/second-factor.routes.ts';
import { homeSlidesRoutes } from './settings/home-slides.routes.ts';
import { settingsRoutes } from './settings/settings.routes.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { todayRoutes } from './today/today.routes.ts';

/** `/api/admin/*`: the calls of the admin */
export function adminRoutes(dependencies: Dependencies): Route[] {
  return [
    ...adminSessionRoutes(dependencies),
    ...secondFactorRoutes(dependencies),
    ...adminOrderRoutes(dependencies),
    ...documentRoutes(dependencies),
    ...documentFileRoutes(dependencies),
    ...adminReturnRoutes(dependencies),
    ...todayRoutes(dependencies),
    ...customerRoutes(dependencies),
    ...staffRoutes(dependencies),
    ...auditRoutes(dependencies),
    ...adminCouponRoutes(dependencies),
    ...adminCatalogueRoutes(dependencies),
    ...adminNewsletterRoutes(dependencies),
    ...settingsRoutes(dependencies),
    ...homeSlidesRoutes(dependencies),
    ...adminProductRoutes(dependencies),
    ...stockRoutes(dependencies),
    ...pictureRoutes(dependencies),
    ...originalFileRoutes(dependencies),
    ...importRoutes(dependencies),
    ...productFileRoutes(dependencies),
  ];
}
