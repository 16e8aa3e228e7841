import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import * as api from '@gulmohar/contract/admin/site-document.ts';
import { listPages } from '@gulmohar/contract/admin/site-page.ts';
import { defaultTheme, type Theme } from '@gulmohar/contract/site/theme.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { publishWhenDue } from '../../shop/document/publish-documents.ts';
import { readPublished } from '../../shop/document/read-document.ts';

const shop = await testShop();
const manager = await buildStaff(shop, 'manager');
afterAll(() => shop.close());
beforeEach(() => sql`truncate site_document, site_version`.execute(shop.db));

const name = { kind: 'theme', key: 'shop' } as const;

function withBrand(brand: string): Theme {
  return { ...defaultTheme, colours: { ...defaultTheme.colours, brand } };
}

async function read() {
  return manager.api(api.readDocument, { query: name });
}

async function saveDraft(document: unknown, version = 0): Promise<number> {
  return (await manager.api(api.saveDraft, { body: { ...name, version, document } })).version;
}

async function publish(version: number): Promise<void> {
  await manager.api(api.publishDocuments, { body: { documents: [{ ...name, version }] } });
}

async function publishedBrand(): Promise<string | undefined> {
  return (await readPublished(shop.db, 'theme', 'shop'))?.colours.brand;
}

test('a draft is seen by staff only, until it is published', async () => {
  expect((await read()).document).toEqual(defaultTheme);
  const version = await saveDraft(withBrand('#123456'));
  expect(await publishedBrand()).toBe(defaultTheme.colours.brand);
  expect(await read()).toMatchObject({
    site: { version, hasDraft: true, isPublished: false, staffName: 'Test manager' },
    document: withBrand('#123456'),
  });
  await publish(version);
  expect(await publishedBrand()).toBe('#123456');
  expect((await read()).site).toMatchObject({ hasDraft: false, isPublished: true });
  const owner = await buildStaff(shop, 'owner');
  const { entries } = await owner.api(listAudit, { query: {} });
  expect(entries[0]).toMatchObject({ action: 'site.publish', subject: 'theme shop' });
});

test('a document that does not fit its kind is refused by the name of its field, and changes nothing', async () => {
  await expect(saveDraft(withBrand('red'))).rejects.toMatchObject({
    status: 400,
    reply: { fields: { 'document.colours.brand': 'Please enter a colour, such as #c8371b' } },
  });
  await expect(manager.api(api.readDocument, { query: { ...name, key: 'another' } })).rejects.toMatchObject({
    status: 400,
  });
  expect((await manager.api(api.listDocuments, { query: {} })).documents).toEqual([]);
});

test('of two people who edit the same, the second is told, whatever they do', async () => {
  const version = await saveDraft(withBrand('#111111'));
  const old = { ...name, version };
  await saveDraft(withBrand('#222222'), version);
  for (const attempt of [
    () => saveDraft(withBrand('#333333')),
    () => saveDraft(withBrand('#333333'), version),
    () => publish(version),
    () => manager.api(api.discardDraft, { body: old }),
    () => manager.api(api.removeDocument, { body: old }),
    () => manager.api(api.scheduleDocument, { body: { ...old, publishAt: '2099-01-01T00:00:00Z' } }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  }
  expect((await read()).document).toEqual(withBrand('#222222'));
});

test('a scheduled draft is published when its time comes, also as it was changed meanwhile, unless that is taken back', async () => {
  const version = await saveDraft(withBrand('#111111'));
  const body = { ...name, version, publishAt: '2099-01-01T00:00:00Z' };
  await expect(
    manager.api(api.scheduleDocument, { body: { ...body, publishAt: '2020-01-01T00:00:00Z' } }),
  ).rejects.toMatchObject({ status: 400 });
  const scheduled = await manager.api(api.scheduleDocument, { body });
  const job = await shop.db
    .selectFrom('job_outbox')
    .where('name', '=', 'publish-document')
    .select(['payload', 'run_at'])
    .executeTakeFirst();
  expect(job).toEqual({ payload: name, run_at: new Date('2099-01-01') });
  await saveDraft(withBrand('#222222'), scheduled.version);
  await publishWhenDue(shop.db, name);
  expect(await publishedBrand()).toBe(defaultTheme.colours.brand);
  await sql`update site_document set publish_at = now() - interval '1 minute'`.execute(shop.db);
  await publishWhenDue(shop.db, name);
  expect(await publishedBrand()).toBe('#222222');
  const { site } = await read();
  expect(site).toMatchObject({ hasDraft: false, publishAt: null });
  await expect(
    manager.api(api.scheduleDocument, { body: { ...body, version: site.version } }),
  ).rejects.toMatchObject({ status: 400 });
});

test('a scheduled page in which something is still open stays a draft, and its list and editor say why', async () => {
  const page = { kind: 'page', key: 'delivery' } as const;
  const document = {
    schemaVersion: 1,
    seo: { title: '', description: '' },
    sections: [],
    sizeGuideFor: '',
  };
  const save = async (title: string, version: number) =>
    (await manager.api(api.saveDraft, { body: { ...page, version, document: { ...document, title } } }))
      .version;
  const faults = async () => {
    const { site } = await manager.api(api.readDocument, { query: page });
    const { pages } = await manager.api(listPages);
    return [site.fault, pages.find(({ slug }) => slug === 'delivery')?.fault];
  };
  const version = await save('Delivery', 0);
  const body = { ...page, version, publishAt: '2099-01-01T00:00:00Z' };
  const scheduled = await manager.api(api.scheduleDocument, { body });
  await save('Delivery in [[days]] days', scheduled.version);
  expect(await faults()).toEqual([null, null]);
  await sql`update site_document set publish_at = now() - interval '1 minute'`.execute(shop.db);
  await expect(publishWhenDue(shop.db, page)).rejects.toThrow('still open: days');
  const fault = 'Please fill in first what is still open: days';
  expect(await faults()).toEqual([fault, fault]);
  await save('Delivery in 3 days', scheduled.version + 1);
  await publishWhenDue(shop.db, page);
  expect(await faults()).toEqual([null, null]);
});

test('the last 20 versions can be restored as a draft, also after the document was removed', async () => {
  let version = 0;
  for (let at = 10; at < 32; at += 1) {
    version = await saveDraft(withBrand(`#0000${at}`), version);
    await publish(version);
    version += 1;
  }
  const { versions } = await manager.api(api.documentHistory, { query: name });
  expect(versions).toHaveLength(20);
  await manager.api(api.removeDocument, { body: { ...name, version } });
  expect(await publishedBrand()).toBe(defaultTheme.colours.brand);
  const versionId = versions.at(-1)?.versionId ?? 0;
  await manager.api(api.restoreVersion, { body: { ...name, version: 0, versionId } });
  expect((await read()).document).toEqual(withBrand('#000012'));
  expect(await publishedBrand()).toBe(defaultTheme.colours.brand);
  await expect(
    manager.api(api.restoreVersion, { body: { ...name, version: 1, versionId: versionId - 1 } }),
  ).rejects.toMatchObject({ status: 404 });
});
