import { generateKeyPairSync } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { presentLook, publishedLook } from '../../shop/look/published-look.ts';
import { readEnvironment } from '../config/env.ts';
import type { Email } from './email.ts';
import { MailRefused } from './mail-gateway.ts';
import { renderEmail } from './render-email.ts';
import { smtp } from './smtp.ts';

const look = presentLook(publishedLook(undefined));
const shop = {
  name: 'Gulmohar',
  picturesUrl: '',
  url: 'https://gulmohar.example',
  contact: {
    email: 'care@gulmohar.example',
    phone: '+91 98290 12345',
    address: ['14 Rangrezon ki Gali', 'Jaipur, Rajasthan 303007'],
    mapUrl: '',
    mapEmbedUrl: '',
  },
  legal: {
    name: 'Gulmohar Handlooms Private Limited',
    grievanceOfficer: { name: 'Meenakshi Rathore', email: 'g@gulmohar.example', phone: '1' },
    courts: '',
    policiesFrom: '',
  },
};

const email: Email = {
  id: 'test-1',
  to: 'asha@elsewhere.example',
  subject: 'Your refund',
  preheader: 'It is complete.',
  greeting: '',
  blocks: ['Your refund of Rs. 2,500 is complete.'],
  reason: 'You are receiving this e-mail because of a test.',
};

/** Delivers a mail to an SMTP server that accepts one. @returns the mail as transmitted */
async function deliver(
  mail: Email,
  dkim?: Parameters<typeof smtp>[0]['dkim'],
  name = shop.name,
): Promise<string> {
  const came = Promise.withResolvers<string>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let data: string | undefined;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (data === undefined) {
        if (/^DATA/i.test(text)) data = '';
        socket.write(data === '' ? '354 go on\r\n' : '250 OK\r\n');
        return;
      }
      data += text;
      if (!data.endsWith('\r\n.\r\n')) return;
      came.resolve(data);
      data = undefined;
      socket.write('250 taken\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    const from = 'Gulmohar <orders@gulmohar.example>';
    await smtp({ url: `smtp://127.0.0.1:${port}`, from, dkim }).send(
      renderEmail({ ...shop, name, brand: 'own', look }, mail),
    );
    return await came.promise;
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

/** Sends a mail to an SMTP server that refuses its recipient. */
async function sendRefused(refusal: string): Promise<void> {
  const server = createServer((socket) => {
    socket.write('220 test\r\n');
    socket.on('data', (chunk) =>
      socket.write(/^RCPT/i.test(chunk.toString()) ? `${refusal}\r\n` : '250 OK\r\n'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const from = 'Gulmohar <orders@gulmohar.example>';
  try {
    await smtp({ url: `smtp://127.0.0.1:${port}`, from, dkim: undefined }).send(
      renderEmail({ ...shop, brand: 'own', look }, email),
    );
  } finally {
    server.close();
  }
}

test.each([
  ['550 5.1.1 There is no such mailbox', true],
  ['550 No such user here', true],
  ['550 5.7.1 Relaying denied', false],
  ['550 5.4.5 Daily user sending quota reached', false],
  ['550 Domain gulmohar.example has exceeded the max emails per hour', false],
])(
  'only a mailbox that does not exist is given up, not what the shop may not send now: %s',
  async (refusal, isFinal) => {
    const error = await sendRefused(refusal).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: expect.stringContaining(refusal) });
    expect(error instanceof MailRefused).toBe(isFinal);
  },
);

test('a mail states its sender and reply address, and that a program sent it', async () => {
  const raw = await deliver(email);
  expect(raw).toContain('From: Gulmohar <orders@gulmohar.example>');
  const renamed = await deliver({ ...email, id: 'test-2' }, undefined, 'Palash & Co');
  expect(renamed).toMatch(/From: "?Palash & Co"? <orders@gulmohar.example>/);
  expect(raw).toContain('Reply-To: care@gulmohar.example');
  expect(raw).toContain('Message-ID: <test-1@gulmohar.example>');
  expect(raw).toContain('Auto-Submitted: auto-generated');
  const date = Date.parse(/^Date: (.*)$/m.exec(raw)?.[1] ?? '');
  expect(Math.abs(Date.now() - date)).toBeLessThan(60_000);
  expect(raw).not.toMatch(/^(List-Unsubscribe|DKIM-Signature)/m);
});

test('a personal mail is not marked as automatic, and a subscription can be cancelled with one click', async () => {
  const unsubscribe = {
    page: 'https://gulmohar.example/leave',
    oneClick: 'https://gulmohar.example/api/leave',
  };
  expect(await deliver({ ...email, isPersonal: true })).not.toContain('Auto-Submitted');
  const raw = await deliver({ ...email, unsubscribe });
  expect(raw).toContain('List-Unsubscribe: <https://gulmohar.example/api/leave>');
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

test('mails are signed with the DKIM key from the settings', async () => {
  const settings = {
    DKIM_DOMAIN: 'gulmohar.example',
    DKIM_SELECTOR: 'shop1',
    DKIM_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
  };
  const { DKIM_PRIVATE_KEY: key = '' } = readEnvironment(settings);
  const raw = await deliver(email, {
    domainName: 'gulmohar.example',
    keySelector: 'shop1',
    privateKey: key,
  });
  const signature = /^DKIM-Signature: [\s\S]*?\r\n(?=\S)/m.exec(raw)?.[0] ?? '';
  expect(signature).toMatch(/d=gulmohar\.example;\s+q=dns\/txt; s=shop1;/);
  expect(signature).toMatch(/h=from:[^;]*subject/);
});

test.each([
  [{ DKIM_DOMAIN: 'gulmohar.example' }, 'DKIM also needs these settings: DKIM_SELECTOR, DKIM_PRIVATE_KEY'],
  [
    { DKIM_DOMAIN: 'g.example', DKIM_SELECTOR: 's', DKIM_PRIVATE_KEY: 'secret' },
    'These settings are wrong: DKIM_PRIVATE_KEY: must be a private key as PEM',
  ],
])('the shop does not start with incomplete or invalid DKIM settings: %j', (settings, message) => {
  expect(() => readEnvironment(settings)).toThrow(message);
});
