import * as api from '@gulmohar/contract/admin/site-document.ts';
import { showBrandPicture } from '../../catalogue/images/show-brand-picture.ts';
import { showVideo } from '../../catalogue/video/show-video.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { ChangeFeed } from '../../platform/invalidation/change-feed.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import * as change from '../../shop/document/change-document.ts';
import { publishDocuments } from '../../shop/document/publish-documents.ts';
import { findDocument, findDocuments, findVersions, readDraft } from '../../shop/document/read-document.ts';
import { sitePreviews } from '../../shop/document/site-preview.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = { db: Database; changes: ChangeFeed; links: SignedLinks; pictures: PictureStore };

export function siteRoutes({ db, changes, links, pictures }: Needs): Route[] {
  return [
    staffRoute(api.listDocuments, {}, async ({ query }) => ({
      documents: await findDocuments(db, query.kind),
    })),

    staffRoute(api.readDocument, {}, async ({ query }) => {
      const document = await readDraft(db, query.kind, query.key);
      if (document === undefined) throw new ShopError('NOT_FOUND', 'There is no such document');
      return { site: await findDocument(db, query), document };
    }),

    staffRoute(api.saveDraft, {}, async ({ body, staff }) => ({
      version: await db.transaction().execute((trx) => change.saveDraft(trx, staff, body)),
    })),

    staffRoute(api.discardDraft, {}, async ({ body, staff }) => ({
      version: await db.transaction().execute((trx) => change.discardDraft(trx, staff, body)),
    })),

    staffRoute(api.publishDocuments, {}, async ({ body, staff }) => {
      await db.transaction().execute((trx) => publishDocuments(trx, staff, body.documents));
      await changes.poll();
      return {};
    }),

    staffRoute(api.scheduleDocument, {}, async ({ body, staff }) => {
      const publishAt = body.publishAt === null ? null : new Date(body.publishAt);
      const schedule = { ...body, publishAt };
      return {
        version: await db.transaction().execute((trx) => change.scheduleDocument(trx, staff, schedule)),
      };
    }),

    staffRoute(api.removeDocument, {}, async ({ body, staff }) => {
      await db.transaction().execute((trx) => change.removeDocument(trx, staff, body));
      await changes.poll();
      return {};
    }),

    staffRoute(api.documentHistory, {}, async ({ query }) => {
      const versions = await findVersions(db, query);
      return {
        versions: versions.map(({ id, published_at, staff_name }) => ({
          versionId: id,
          at: published_at.toISOString(),
          staffName: staff_name,
        })),
      };
    }),

    staffRoute(api.restoreVersion, {}, async ({ body, staff }) => ({
      version: await db.transaction().execute((trx) => change.restoreVersion(trx, staff, body)),
    })),

    staffRoute(api.uploadBrandPicture, {}, async ({ query, body }) => {
      if (!(body instanceof Uint8Array)) throw new ShopError('INVALID_INPUT', 'Please choose a picture');
      return { picture: await showBrandPicture(pictures, body, query.use) };
    }),

    staffRoute(api.uploadVideo, {}, async ({ body }) => {
      if (body instanceof Blob) throw new ShopError('INVALID_INPUT', 'Please choose a video');
      return { address: await showVideo(pictures, body) };
    }),

    staffRoute(api.previewSite, {}, async () => ({ key: await sitePreviews(links).sign() })),
  ];
}
