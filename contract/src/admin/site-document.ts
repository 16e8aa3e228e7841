import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { fileBody, streamedFile } from '../api/file-body.ts';
import { documentKindNames, documentKinds } from '../site/document-kinds.ts';
import { brandPicture, defaultTheme } from '../site/theme.ts';
import { wholeNumber } from '../values/whole-number.ts';
import { pictureUpload } from './product-pictures.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** How many published versions of a document are stored. */
export const KEPT_VERSIONS = 20;
export const MAX_DOCUMENTS_PUBLISHED = 100;

const kind = z.enum(documentKindNames);
const key = z.string().min(1).max(120);
const name = z.object({ kind, key });
/** With the version that was last read: 0 for a document that nobody has written yet. */
const versioned = name.extend({ version: wholeNumber });

type Input<T> = { value: T; issues: z.core.$ZodRawIssue[] };

function checkKey({ value, issues }: Input<z.output<typeof name>>): void {
  const { error } = documentKinds[value.kind].key.safeParse(value.key);
  if (error)
    issues.push({ code: 'custom', message: 'There is no such document', path: ['key'], input: value });
}

function checkDocument({ value, issues }: Input<z.output<typeof name> & { document: unknown }>): void {
  const { error } = documentKinds[value.kind].schema.safeParse(value.document);
  for (const { path, message } of error?.issues ?? []) {
    issues.push({ code: 'custom', message, path: ['document', ...path], input: value });
  }
}

export const siteDocument = name.extend({
  version: z.int(),
  /** Whether there is a draft that differs from what is published. */
  hasDraft: z.boolean(),
  /** False while shoppers see the default, or nothing. */
  isPublished: z.boolean(),
  /** When the draft will be published by itself. */
  publishAt: z.iso.datetime().nullable(),
  /** Why it was not, although its time has come. */
  fault: z.string().nullable(),
  staffName: z.string(),
  at: z.iso.datetime().nullable(),
});
export type SiteDocument = z.output<typeof siteDocument>;

export const listDocuments = staffEndpoint({
  method: 'GET',
  path: '/admin/site/list',
  summary: 'The documents of a kind, or of all kinds, that somebody has written',
  permission: 'site.write',
  query: z.object({ kind: kind.optional() }),
  body: nothing,
  reply: success({ documents: z.array(siteDocument) }),
});

export const readDocument = staffEndpoint({
  method: 'GET',
  path: '/admin/site/read',
  summary: 'A document to edit: its draft, or else what is published, or else the default',
  permission: 'site.write',
  query: name.check(checkKey),
  body: nothing,
  reply: success({ site: siteDocument, document: z.unknown() }),
});

export const saveDraft = staffEndpoint({
  method: 'POST',
  path: '/admin/site/save-draft',
  summary: 'Saves a draft, which shoppers do not see; refused if somebody has saved since the given version',
  permission: 'site.write',
  query: nothing,
  body: versioned
    .extend({ document: z.unknown().meta({ examples: [defaultTheme] }) })
    .check(checkKey)
    .check(checkDocument),
  reply: success({ version: z.int() }),
});

export const discardDraft = staffEndpoint({
  method: 'POST',
  path: '/admin/site/discard-draft',
  summary: 'Returns to what is published, or to the default',
  permission: 'site.write',
  query: nothing,
  body: versioned,
  reply: success({ version: z.int() }),
});

export const publishDocuments = staffEndpoint({
  method: 'POST',
  path: '/admin/site/publish',
  summary: 'Publishes the drafts of these documents, all or none',
  permission: 'site.write',
  query: nothing,
  body: z.object({ documents: z.array(versioned).min(1).max(MAX_DOCUMENTS_PUBLISHED) }),
  reply: success({}),
});

export const scheduleDocument = staffEndpoint({
  method: 'POST',
  path: '/admin/site/schedule',
  summary: 'Publishes the draft at a given time; null takes that back. Saving the draft again keeps the time',
  permission: 'site.write',
  query: nothing,
  body: versioned.extend({ publishAt: z.iso.datetime().nullable() }),
  reply: success({ version: z.int() }),
});

export const removeDocument = staffEndpoint({
  method: 'POST',
  path: '/admin/site/remove',
  summary:
    'Removes a document with its draft; the shop shows the default again, or nothing. Its versions stay',
  permission: 'site.write',
  query: nothing,
  body: versioned,
  reply: success({}),
});

export const documentHistory = staffEndpoint({
  method: 'GET',
  path: '/admin/site/history',
  summary: `The last ${KEPT_VERSIONS} published versions of a document, newest first`,
  permission: 'site.write',
  query: name,
  body: nothing,
  reply: success({
    versions: z.array(z.object({ versionId: z.int(), at: z.iso.datetime(), staffName: z.string() })),
  }),
});

export const restoreVersion = staffEndpoint({
  method: 'POST',
  path: '/admin/site/restore',
  summary: 'Makes an earlier version the draft',
  permission: 'site.write',
  query: nothing,
  body: versioned.extend({ versionId: wholeNumber }),
  reply: success({ version: z.int() }),
});

export const brandPictureUses = ['logo', 'mark', 'share'] as const;

export const uploadBrandPicture = staffEndpoint({
  method: 'POST',
  path: '/admin/site/brand-picture',
  summary:
    'A logo, the square mark of tabs and home screens, or the picture of shared links; the body is the file',
  permission: 'site.write',
  consumes: { as: 'file', ...pictureUpload },
  query: z.object({ use: z.enum(brandPictureUses) }),
  body: fileBody,
  reply: success({ picture: brandPicture }),
});

/** The owner's own video. */
export const videoUpload = { types: ['video/mp4'], maxBytes: 20 * 1024 * 1024 } as const;

export const uploadVideo = staffEndpoint({
  method: 'POST',
  path: '/admin/site/video',
  summary: 'A video for a section, MP4 of at most 20 MB; the body is the file',
  permission: 'site.write',
  consumes: { as: 'file', ...videoUpload, isStreamed: true },
  query: nothing,
  body: streamedFile,
  reply: success({ address: z.string() }),
});

export const previewSite = staffEndpoint({
  method: 'POST',
  path: '/admin/site/preview-key',
  summary:
    'A key that shows any page of the shop with the drafts, as its query parameter `preview`, for an hour',
  permission: 'site.write',
  query: nothing,
  body: nothing,
  reply: success({ key: z.string() }),
});
