import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@gulmohar/contract/api/endpoint.ts';
import type { MailKind } from '@gulmohar/contract/shop/mail-texts.ts';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { shopperAuthenticator } from '../accounts/session/shopper-authenticator.ts';
import { staffAuthenticator } from '../admin/session/staff-authenticator.ts';
import { AddressCounter } from '../catalogue/redirect/address-counter.ts';
import { findNewAddress } from '../catalogue/redirect/find-new-address.ts';
import { providerFault } from '../payments/provider.ts';
import { allowOrigins } from '../platform/http/allow-origins.ts';
import { createErrorHandler } from '../platform/http/error-reply.ts';
import { registerHealth } from '../platform/http/health.ts';
import { inProcessTransport } from '../platform/http/in-process-transport.ts';
import { acceptEmptyJson } from '../platform/http/json-body.ts';
import { observe } from '../platform/http/observe.ts';
import { registerRoutes } from '../platform/http/register-routes.ts';
import { RequestLog } from '../platform/http/request-log.ts';
import { ShopError } from '../platform/http/shop-error.ts';
import { withPrefix } from '../platform/http/unprefixed-calls.ts';
import type { MailShop } from '../platform/mail/email.ts';
import type { Drain } from '../platform/process/drain.ts';
import { storeFault } from '../platform/storage/store-fault.ts';
import { traceRequests } from '../platform/tracing/trace-requests.ts';
import { sitePreviews } from '../shop/document/site-preview.ts';
import { mailChanger } from '../shop/extension/change-mail.ts';
import { extensionFault } from '../shop/extension/extension-failure.ts';
import { closedShopAuthenticator } from '../shop/opening/closed-shop-authenticator.ts';
import { visitorPasses } from '../shop/opening/visitor-pass.ts';
import { VisitLog } from '../shop/visit/visit-log.ts';
import { apiRoutes } from './api-routes.ts';
import type { Dependencies } from './dependencies.ts';
import { registerBrandFiles } from './pages/brand-files.ts';
import type { Pages } from './pages/load-pages.ts';
import { registerPages } from './pages/page-routes.ts';
import { registerPictureFiles } from './pages/picture-files.ts';

const BODY_LIMIT = 1024 * 1024;
/** The policy for responses that are not pages: they load nothing and cannot be framed. */
const NO_PAGE = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";
/** Allows for a file of products that staff send over a slow line. */
const MAX_REQUEST_MS = 300_000;
/** From the first byte of a call to the response, unless staff send or export a file; nginx waits as long. */
const MAX_CALL_MS = 60_000;

export type AppOptions = {
  log: Logger;
  trustProxy?: string[];
  hsts?: { subdomains: boolean };
  /** Absent when only the API is served. */
  pages?: Pages;
  /** Where the shop's pictures are, besides its bucket; absent when none are served. */
  pictureFiles?: { DATA_DIR: string; PICTURES_S3?: string | undefined };
  /** Absent when shutdown is not announced in advance. */
  drain?: Drain;
  /** How long a call may take to arrive and be answered, unless staff send or export a file with it. */
  maxCallMs?: number;
};

/** Has no page, so that the shop's own 404 page is shown. */
const MALFORMED_ADDRESS = '/malformed-address';

function opensPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}

export async function buildApp(dependencies: Dependencies, options: AppOptions): Promise<FastifyInstance> {
  const { trustProxy, maxCallMs = MAX_CALL_MS } = options;
  const replyWithError = createErrorHandler([providerFault, storeFault, extensionFault]);
  const sendAlways = alwaysSent(options);
  const app = Fastify({
    // Ends stalled requests. How many connections a caller may open is the proxy's to limit (deploy/nginx.conf).
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000 },
    requestTimeout: MAX_REQUEST_MS,
    // Errors before a route is found.
    frameworkErrors: (error, request, reply) => {
      sendAlways(request, reply);
      // Browsers cannot render a page at an address that they cannot decode.
      if (error.code === 'FST_ERR_BAD_URL' && opensPage(request)) {
        reply.redirect(MALFORMED_ADDRESS);
        return;
      }
      replyWithError(error, request, reply);
    },
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: (log, bindings) => new RequestLog(log, bindings),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustProxy ?? false,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    rewriteUrl: withPrefix,
  }) as unknown as FastifyInstance;

  traceRequests(app);
  app.addHook('onRequest', (request, reply, done) => {
    sendAlways(request, reply);
    done();
  });
  acceptEmptyJson(app);
  app.setErrorHandler(replyWithError);
  app.setNotFoundHandler((request, reply) => replyWithError(notFound(), request, reply));
  observe(app);
  await allowOrigins(app, () => dependencies.settings.current().cors.origins);
  registerHealth(app, dependencies, options.drain);

  const { db, limiter, gate, sessions, links, settings, shop } = dependencies;
  const { mode, url: publicUrl } = shop();
  const passes = visitorPasses(links, settings, publicUrl);
  const changeMail = mailChanger({ ...dependencies, log: options.log });
  const sampleMail = async (shop: MailShop, kind: MailKind) =>
    (await import('./dev/sample-of-kind.ts')).sampleOfKind({ ...shop, changeMail }, kind);
  const makeOwnShop = async (choice: { keepsFilters: boolean }) =>
    (await import('./demo/make-own-shop.ts')).makeOwnShop(db, choice);
  const visits = new VisitLog(db, (err) =>
    options.log.warn({ err }, 'what happened in visits could not be saved'),
  );
  app.addHook('onClose', () => visits.stop());
  const routes = apiRoutes({ ...dependencies, visits, passes, makeOwnShop, sampleMail });
  const admin = { db, limiter, wantsSecondFactor: mode === 'live', publicUrl };
  const authenticators = {
    staff: staffAuthenticator(admin),
    shopper: shopperAuthenticator(sessions),
    closed: closedShopAuthenticator(shop, passes),
  };
  registerRoutes(app, routes, { limiter, gate, authenticators, maxCallMs });
  serveApiDescription(
    app,
    routes.map((route) => route.endpoint),
  );
  for (const rest of ['/api/admin/*', '/api/*']) {
    app.all(rest, async () => {
      throw notFound();
    });
  }
  if (mode === 'demo') {
    const { registerDevRoutes } = await import('./dev/dev.routes.ts');
    registerDevRoutes(app, dependencies);
  }

  registerBrandFiles(app, { db, settings, gate });
  if (options.pictureFiles) {
    const { DATA_DIR: dataDir, PICTURES_S3 } = options.pictureFiles;
    await registerPictureFiles(app, {
      dataDir,
      ...(PICTURES_S3 && { pictures: dependencies.pictures }),
    });
  }
  if (options.pages) {
    await options.pages.registerFiles(app);
    const addresses = new AddressCounter(db, (err) =>
      options.log.warn({ err }, 'how often old addresses were asked for could not be saved'),
    );
    app.addHook('onClose', () => addresses.stop());
    const { render, canonicalUrl, isDevelopment } = options.pages;
    registerPages(app, {
      render,
      transport: inProcessTransport(app),
      previewTransport: inProcessTransport(app, { isPreview: true }),
      isPreviewKey: sitePreviews(links).isValid,
      responseCache: dependencies.responseCache,
      gate,
      canonicalUrl,
      publicUrl,
      shopName: () => shop().name,
      async admission({ headers }) {
        if (shop().opening.isOpen) return 'open';
        return (await passes.read(headers.cookie)) ? 'guest' : 'shut';
      },
      addresses,
      findNewAddress: (address) => dependencies.reads((from) => findNewAddress(from, address)),
      sources: () => ({
        scriptUrl: shop().payment.scriptUrl,
        mapUrl: shop().contact.mapEmbedUrl,
        picturesUrl: shop().picturesUrl,
        formSources: dependencies.providers().sabpaisa?.formSources ?? [],
        isDevelopment,
      }),
    });
  }
  return app;
}

/** Keeps Fastify from loading compilers for JSON schemas; input is parsed by the contract's schemas. */
function noSchemas(): never {
  throw new Error('Routes must not have a Fastify schema; see platform/http/register-routes.ts');
}

/** On the first request, because it takes longer than all the routes and is rarely needed. */
function serveApiDescription(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  let description: Promise<object> | undefined;
  app.get('/api/openapi.json', () => {
    description ??= import('./api-description.ts').then(({ apiDescription }) => apiDescription(endpoints));
    return description;
  });
}

/** Returns a hook that sets the headers of every response; pages replace the policy with their own. */
function alwaysSent({ hsts }: AppOptions): (request: FastifyRequest, reply: FastifyReply) => void {
  const everywhere = {
    ...(hsts && { 'strict-transport-security': hstsPolicy(hsts) }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  const ours = { ...everywhere, 'content-security-policy': NO_PAGE };
  return ({ id, url }, reply) => {
    reply.headers(isOurs(url) ? ours : everywhere).header('x-request-id', id);
  };
}

/** The sandboxes and the dev mailbox, only in the demo, do not comply with the policy. */
function isOurs(url: string): boolean {
  return !url.startsWith('/sandbox/') && !url.startsWith('/dev/');
}

/** ASVS 5.0, 3.4.1 requires at least a year. */
function hstsPolicy({ subdomains }: { subdomains: boolean }): string {
  return `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`;
}

function notFound(): ShopError {
  return new ShopError('NOT_FOUND', 'There is nothing here.');
}
