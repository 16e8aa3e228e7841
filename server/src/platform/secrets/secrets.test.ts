import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProfile } from '@gulmohar/contract/accounts/profile.ts';
import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { SignJWT } from 'jose';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { runCommand } from '../../../testing/run-command.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { deviceCookies } from '../../accounts/session/device-cookie.ts';
import { createSessions } from '../../accounts/session/sessions.ts';
import { readEnvironment } from '../config/env.ts';
import { connectionUrl } from '../database/connection.ts';
import { createSignedLinks } from '../mail/signed-links.ts';
import { discardKeys, rotateKeys } from './rotate-keys.ts';
import { type SecretSettings, Secrets } from './secrets.ts';

const OLD = 'an old master key of the operator, long';
const NEW = 'a new master key of the operator, longer';
const realm = { name: 'shopper', path: '/api/user' } as const;

function settings(DATA_DIR: string, given: Partial<SecretSettings> = {}): SecretSettings {
  return { MASTER_KEY: undefined, SESSION_KEYS: undefined, LINK_KEYS: undefined, ...given, DATA_DIR };
}

/** The settings with which test shops and test processes seal. */
function testSettings(): SecretSettings {
  return settings(tmpdir(), { MASTER_KEY: readEnvironment(process.env).MASTER_KEY });
}

describe('when the operator rotates the keys', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await testShop();
  });
  afterAll(() => shop.close());

  test('sessions, mail links and known devices stay valid, and new tokens use a new key', async () => {
    const shopper = await buildShopper(shop);
    const link = await createSignedLinks(shop.secrets).sign('unsubscribe-newsletter', shopper.email);
    const [cookie] = (
      await deviceCookies(shop.secrets, realm, '').make(shopper.email, { secondFactor: false })
    ).split(';');

    await rotateKeys(shop.db, testSettings());

    const restarted = await Secrets.open(shop.db, testSettings());
    const { userId } = shopper;
    expect(await createSessions(shop.db, restarted).findShopper(shopper.token)).toMatchObject({ userId });
    expect(await createSignedLinks(restarted).verify('unsubscribe-newsletter', link)).toBe(shopper.email);
    expect(await deviceCookies(restarted, realm, '').read(shopper.email, cookie)).toMatchObject({
      id: expect.any(String),
    });
    // A process that has not seen the rotation yet gets a token signed by one that has.
    const before = shop.secrets.current('session-key').id;
    const token = await createSessions(shop.db, restarted).open(shop.db, userId);
    expect(await shop.apiWith(token)(getProfile)).toMatchObject({ success: true });
    expect(shop.secrets.current('session-key').id).not.toBe(before);
  });

  test('an old key stays valid only as long as what it signed', async () => {
    const { email, password } = await buildShopper(shop);
    const { token } = await shop.api(logIn, { body: { email, password } });
    await rotateKeys(shop.db, testSettings());
    const { rows } = await sql<{ days: number }>`
      select extract(day from max(good_until) - now())::int as days from installation_key where purpose = 'session-key'
    `.execute(shop.db);
    expect(rows).toEqual([{ days: 30 }]);
    await shop.db
      .updateTable('installation_key')
      .where('good_until', 'is not', null)
      .set({ good_until: sql<Date>`now()` })
      .execute();
    const restarted = await Secrets.open(shop.db, testSettings());
    expect(await createSessions(shop.db, restarted).findShopper(token)).toBeUndefined();
  });

  test('discarding the old keys after a theft signs everybody out', async () => {
    const { token } = await buildShopper(shop);
    await discardKeys(shop.db, testSettings());
    const restarted = await Secrets.open(shop.db, testSettings());
    expect(await createSessions(shop.db, restarted).findShopper(token)).toBeUndefined();
  });
});

describe('the shop’s keys', () => {
  let database: TestDatabase;
  let folder: string;

  beforeEach(async () => {
    database = await testDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'gulmohar-keys-'));
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });

  async function dump(): Promise<string> {
    const { rows } = await database.pool.query(
      "select (select json_agg(i) from installation i)::text || (select json_agg(k)::text || string_agg(encode(sealed, 'escape'), ' ') from installation_key k) as text",
    );
    return JSON.stringify(rows);
  }

  test('are not in a database dump, and only the shop’s own account can read the master key file', async () => {
    await database.db.insertInto('installation').values({ name: 'other', value: 'x' }).execute();
    const secrets = await Secrets.open(database.db, settings(folder));
    const text = await dump();
    expect(text).toContain('session-key');
    for (const purpose of ['session-key', 'link-key', 'device-key', 'tracking-code-key'] as const) {
      expect(text).not.toContain(secrets.current(purpose).secret);
    }
    expect((await stat(path.join(folder, 'master.key'))).mode & 0o777).toBe(0o600);
  });

  test('from older releases are sealed, and what they signed stays valid', async () => {
    const plain = 'a'.repeat(64);
    await database.db.insertInto('installation').values({ name: 'link-key', value: plain }).execute();
    const link = await signedLongAgo(plain);
    const links = createSignedLinks(await Secrets.open(database.db, settings(folder)));
    expect(await links.verify('track-order', link)).toBe('somebody');
    expect(await dump()).not.toContain(plain);
  });

  test('from an older release that starts once more during an upgrade can only verify', async () => {
    const secrets = await Secrets.open(database.db, settings(folder));
    const current = secrets.current('link-key').id;
    const plain = 'b'.repeat(64);
    await database.db.insertInto('installation').values({ name: 'link-key', value: plain }).execute();
    const restarted = await Secrets.open(database.db, settings(folder));
    expect(await createSignedLinks(restarted).verify('track-order', await signedLongAgo(plain))).toBe(
      'somebody',
    );
    expect(restarted.current('link-key').id).toBe(current);
  });

  test('stay usable when the operator changes the master key', async () => {
    const first = await Secrets.open(database.db, settings(folder, { MASTER_KEY: [OLD] }));
    await rotateKeys(database.db, settings(folder, { MASTER_KEY: [NEW, OLD] }));
    const later = await Secrets.open(database.db, settings(folder, { MASTER_KEY: [NEW] }));
    const link = await createSignedLinks(first).sign('track-order', 'somebody');
    expect(await createSignedLinks(later).verify('track-order', link)).toBe('somebody');
  });

  test('cannot be opened with another master key, and one line says what to do', async () => {
    await Secrets.open(database.db, settings(folder, { MASTER_KEY: [OLD] }));
    const message = /sealed with a different master key from .*rotate-keys --discard-old$/;
    await expect(Secrets.open(database.db, settings(folder))).rejects.toThrow(message);
    await expect(Secrets.open(database.db, settings(folder, { MASTER_KEY: [NEW] }))).rejects.toThrow(message);
    await discardKeys(database.db, settings(folder, { MASTER_KEY: [NEW] }));
    await Secrets.open(database.db, settings(folder, { MASTER_KEY: [NEW] }));
  });

  test('for sessions and links can come from the settings, with the old one listed after the new one', async () => {
    const open = (...keys: string[]) =>
      Secrets.open(database.db, settings(folder, { LINK_KEYS: keys, SESSION_KEYS: keys }));
    const link = await createSignedLinks(await open(OLD)).sign('track-order', 'somebody');
    expect(await createSignedLinks(await open(NEW, OLD)).verify('track-order', link)).toBe('somebody');
    expect(await createSignedLinks(await open(NEW)).verify('track-order', link)).toBeUndefined();
  });

  test('can be rotated with a command', async () => {
    const { id } = (await Secrets.open(database.db, settings(folder))).current('session-key');
    const shop = { DATABASE_URL: connectionUrl(database.connection), DATA_DIR: folder, MASTER_KEY: '' };
    const { code, output } = await runCommand(shop, 'rotate-keys');
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringContaining('Nobody is signed out'),
    });
    expect((await Secrets.open(database.db, settings(folder))).current('session-key').id).not.toBe(id);
  });
});

/** Signs like older releases, whose keys had no names. */
function signedLongAgo(key: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('somebody')
    .setAudience('track-order')
    .sign(new TextEncoder().encode(key));
}
