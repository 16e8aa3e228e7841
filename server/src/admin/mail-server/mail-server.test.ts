import type { Socket } from 'node:net';
import * as tls from 'node:tls';
import { sendTestMail } from '@gulmohar/contract/admin/first-run.ts';
import { readMailServer, saveMailServer } from '@gulmohar/contract/admin/mail-server.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { afterAll, expect, test } from 'vitest';
import { buildServerCertificate } from '../../../testing/build-certificate.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { LIVE_SETTINGS } from '../../../testing/live-settings.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { withSecondFactor } from '../../../testing/with-second-factor.ts';
import { findMailRecords } from '../../platform/mail/mail-records.ts';
import { markOwnShop } from '../../shop/own-shop.ts';

const sockets = new Set<Socket>();
const { cert, key } = buildServerCertificate('localhost');
const trusted = tls.getCACertificates();
/** The mails that the mail server took. */
const taken: string[] = [];

tls.setDefaultCACertificates([...trusted, cert]);
const server = tls.createServer({ cert, key }, serve);
await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
const shop = await testShop({}, { mailsBySmtp: true });
await shop.db.transaction().execute((trx) => markOwnShop(trx));
await shop.changes.poll();
const owner = await buildStaff(shop, 'owner');
const { nextCode } = await withSecondFactor(shop.db, owner);
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
  tls.setDefaultCACertificates(trusted);
  await shop.close();
});

/** Accepts every mail of whoever knows the password. */
function serve(socket: Socket): void {
  sockets.add(socket);
  let data: string | undefined;
  socket.write('220 test\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    if (data === undefined) {
      if (/^DATA/i.test(text)) data = '';
      const reply = /^EHLO/i.test(text) ? '250-test\r\n250 AUTH PLAIN\r\n' : '250 OK\r\n';
      socket.write(data === '' ? '354 go on\r\n' : /^AUTH/i.test(text) ? welcome(text) : reply);
      return;
    }
    data += text;
    if (!data.endsWith('\r\n.\r\n')) return;
    taken.push(data);
    data = undefined;
    socket.write('250 taken\r\n');
  });
}

const PASSWORD = 'block-print-77';

function welcome(text: string): string {
  const [, , given = ''] = text.trim().split(' ');
  return Buffer.from(given, 'base64').toString().endsWith(`\0${PASSWORD}`) ? '235 welcome\r\n' : '535 no\r\n';
}

async function entered(changes: object = {}) {
  const { port } = server.address() as { port: number };
  const sender = 'orders@palash.example';
  const way = { host: 'localhost', port, security: 'tls' as const };
  return { ...way, user: 'palash', password: PASSWORD, sender, code: await nextCode(), ...changes };
}

test('the owner enters a mail server, which is tried and then sends all mails without a restart', async () => {
  expect(await owner.api(readMailServer)).toMatchObject({ setBy: 'mailbox', server: null });
  for (const [changes, reason] of [
    [{ password: 'wrong' }, /did not take the mail/],
    [{ code: '000000' }, /This code is wrong/],
    [{ security: 'starttls' }, /did not take the mail/],
  ] as const) {
    await expect(owner.api(saveMailServer, { body: await entered(changes) })).rejects.toThrow(reason);
    expect((await owner.api(readMailServer)).setBy).toBe('mailbox');
    expect(taken).toEqual([]);
  }
  await owner.api(saveMailServer, { body: await entered() });
  const sent = taken.length;
  expect(taken.at(-1)).toContain('orders@palash.example');
  const read = await owner.api(readMailServer);
  expect(read).toMatchObject({ setBy: 'owner', server: { host: 'localhost', user: 'palash' } });
  await owner.api(sendTestMail);
  expect(taken).toHaveLength(sent + 1);

  const { rows } = await shop.database.pool.query(
    "select value from installation where name = 'mail-server' union all select after::text from audit_entry",
  );
  expect(JSON.stringify([read, rows])).not.toContain(PASSWORD);
});

test('without a second factor nobody changes the mail server, and nobody does in the demo', async () => {
  const other = await buildStaff(shop, 'owner');
  await expect(other.api(saveMailServer, { body: await entered() })).rejects.toThrow(
    /set up a second factor/,
  );
  const demo = await testShop();
  try {
    const visitor = await buildStaff(demo, 'owner');
    await expect(visitor.api(saveMailServer, { body: await entered() })).rejects.toThrow(
      /The demo sends no mails/,
    );
  } finally {
    await demo.close();
  }
});

test('the operator’s mail server comes first, and without any a live shop cannot be opened', async () => {
  const open = { group: 'opening', value: { isOpen: true, opensOn: '', password: '' } } as const;
  for (const [settings, setBy] of [
    [{}, 'operator'],
    [{ SMTP_URL: '', MAIL_FROM: '' }, 'nobody'],
  ] as const) {
    const live = await testShop({ ...LIVE_SETTINGS, ...settings });
    try {
      const staff = await buildStaff(live, 'owner');
      await withSecondFactor(live.db, staff);
      expect((await staff.api(readMailServer)).setBy).toBe(setBy);
      if (setBy === 'operator') {
        await expect(staff.api(saveMailServer, { body: await entered() })).rejects.toThrow(/SMTP_URL/);
        await staff.api(saveSettings, { body: open });
      } else {
        await expect(staff.api(saveSettings, { body: open })).rejects.toThrow(/please enter the mail server/);
      }
    } finally {
      await live.close();
    }
  }
});

test('records of the domain are found, missing, or could not be looked up', async () => {
  const texts: Record<string, string[][]> = {
    'palash.example': [['google-site-verification=1'], ['v=spf1 include:', 'mail.example -all']],
    's1._domainkey.palash.example': [['v=DKIM1; k=rsa; p=MIIB']],
  };
  const lookUp = async (name: string) => {
    const code = name.startsWith('_dmarc') ? 'ETIMEOUT' : 'ENOTFOUND';
    return texts[name] ?? Promise.reject(Object.assign(new Error(code), { code }));
  };
  expect(await findMailRecords('palash.example', 's1', lookUp)).toEqual({
    spf: 'found',
    dkim: 'found',
    dmarc: 'unknown',
  });
  expect(await findMailRecords('other.example', '', lookUp)).toMatchObject({ spf: 'missing', dkim: null });
});
