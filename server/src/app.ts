import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { adminRoutes } from './admin/admin.routes.ts';
import { registerDeskDocuments } from './admin/order/document-file.ts';
import { registerOriginals } from './admin/product/original-file.ts';
import { registerProductFiles } from './admin/product-import/product-files.ts';
import { alertRoutes, endAlertsByLink } from './alert/alert.routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { registerRazorpayCallback } from './checkout/callback-route.ts';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import { registerSabPaisaCallback } from './checkout/sabpaisa-callback-route.ts';
import { couponRoutes } from './coupon/coupon.routes.ts';
import type { Dependencies } from './dependencies.ts';
import { registerDevRoutes } from './dev/dev.routes.ts';
import { filterRoutes } from './filter/filter.routes.ts';
import { grievanceRoutes } from './grievance/grievance.routes.ts';
import { replyWithError } from './http/error-reply.ts';
import { registerHealth } from './http/health.ts';
import { inProcessTransport } from './http/in-process-transport.ts';
import { acceptEmptyJson } from './http/json-body.ts';
import { observe } from './http/observe.ts';
import { describeApi } from './http/openapi.ts';
import { registerRoutes } from './http/register-routes.ts';
import { RequestLog } from './http/request-log.ts';
import { ShopError } from './http/shop-error.ts';
import { withPrefix } from './http/unprefixed-calls.ts';
import { oneClickPaths, registerOneClick } from './mail/one-click.ts';
import { endSubscription, newsletterRoutes } from './newsletter/newsletter.routes.ts';
import { registerInvoices } from './order/invoice-file.ts';
import { orderRoutes } from './order/order.routes.ts';
import { returnRoutes } from './order/return.routes.ts';
import { trackingRoutes } from './order/tracking.routes.ts';
import type { Pages } from './pages/load-pages.ts';
import { registerPages } from './pages/page-routes.ts';
import { allProviders } from './payments/providers.ts';
import { registerWebhook } from './payments/webhook-route.ts';
import { productRoutes } from './product/product.routes.ts';
import { registerSeoRoutes } from './seo/seo.routes.ts';
import { sessionRoutes } from './session/session.routes.ts';
import { shopRoutes } from './shop/shop.routes.ts';
import { avatarRoutes, registerAvatarFiles } from './user/avatar.routes.ts';
import { passwordRoutes } from './user/password.routes.ts';
import { userRoutes } from './user/user.routes.ts';
import { wishlistRoutes } from './wishlist/wishlist.routes.ts';

const BODY_LIMIT = 1024 * 1024;

type AppOptions = {
  log: Logger;
  trustProxy?: string[];
  /** Absent where only the API is wanted. */
  pages?: Pages;
};

/** Builds the application from its dependencies; it does not listen. */
export async function buildApp(dependencies: Dependencies, options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (log, bindings) => new RequestLog(log, bindings),
    bodyLimit: BODY_LIMIT,
    trustProxy: options.trustProxy ?? false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: withPrefix,
  }) as unknown as FastifyInstance;

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    done();
  });
  acceptEmptyJson(app);
  app.setErrorHandler(replyWithError);
  app.setNotFoundHandler((request, reply) => replyWithError(notFound(), request, reply));
  observe(app);
  registerHealth(app, dependencies.db);

  const routes = [
    ...productRoutes(dependencies),
    ...filterRoutes(dependencies),
    ...sessionRoutes(dependencies),
    ...userRoutes(dependencies),
    ...passwordRoutes(dependencies),
    ...avatarRoutes(dependencies),
    ...wishlistRoutes(dependencies),
    ...cartRoutes(dependencies),
    ...alertRoutes(dependencies),
    ...newsletterRoutes(dependencies),
    ...grievanceRoutes(dependencies),
    ...couponRoutes(dependencies),
    ...checkoutRoutes(dependencies),
    ...orderRoutes(dependencies),
    ...returnRoutes(dependencies),
    ...trackingRoutes(dependencies),
    ...shopRoutes(dependencies),
    ...adminRoutes(dependencies),
  ];
  const { db, limiter, sessions, shop } = dependencies;
  const desk = { db, wantsSecondFactor: shop.mode === 'live', publicUrl: shop.url };
  registerRoutes(app, routes, { limiter, sessions, desk });
  registerAvatarFiles(app, dependencies.db);
  registerInvoices(app, dependencies);
  registerOriginals(app, dependencies, desk);
  registerDeskDocuments(app, dependencies, desk);
  registerProductFiles(app, db, desk);
  registerOneClick(app, oneClickPaths.newsletter, (token) => endSubscription(dependencies, token));
  registerOneClick(app, oneClickPaths.stockAlerts, (token) => endAlertsByLink(dependencies, token));
  const description = describeApi(routes.map((route) => route.endpoint));
  await registerRazorpayCallback(app, dependencies);
  await registerSabPaisaCallback(app, dependencies);
  for (const provider of allProviders(dependencies.providers)) {
    await registerWebhook(app, dependencies.db, provider);
  }
  app.get('/api/openapi.json', async () => description);
  app.all('/api/*', async () => {
    throw notFound();
  });
  registerSeoRoutes(app, dependencies);
  if (dependencies.shop.mode === 'demo') registerDevRoutes(app, dependencies);

  if (options.pages) {
    await options.pages.registerFiles(app);
    const { render, isDevelopment } = options.pages;
    registerPages(app, {
      render,
      transport: inProcessTransport(app),
      readyAnswers: dependencies.readyAnswers,
      publicUrl: dependencies.shop.url,
      sources: () => ({
        scriptUrl: shop.payment.scriptUrl,
        mapUrl: shop.contact.mapEmbedUrl,
        formSources: dependencies.providers.sabpaisa?.formSources ?? [],
        isDevelopment,
      }),
    });
  }
  return app;
}

function notFound(): ShopError {
  return new ShopError('NOT_FOUND', 'There is nothing here.');
}
