import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const EXAMPLE = path.resolve(import.meta.dirname, '../../../deploy/nginx.conf');
const FIRST_SHOP = 'server 127.0.0.1:3000 max_fails=0;';

export type Nginx = {
  /** An https address with a self-signed certificate, which clients must be told to trust. */
  url: string;
  certificate: string;
  close(): Promise<void>;
};

/** Whether Debian's nginx and openssl are installed. */
export function hasNginx(): boolean {
  return existsSync('/usr/sbin/nginx') && existsSync('/usr/bin/openssl');
}

/**
 * Starts nginx with TLS in front of several shops, based on the example configuration for operators.
 * @param shops the ports that they listen on
 */
export async function startNginx(folder: string, shops: readonly number[]): Promise<Nginx> {
  mkdirSync(folder, { recursive: true });
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const selfSigned = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
  ];
  const alternatives = ['-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', [...selfSigned, ...alternatives, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  const [http, https] = [await freePort(), await freePort()];
  const site = readFileSync(EXAMPLE, 'utf8')
    .replace(FIRST_SHOP, shops.map((port) => FIRST_SHOP.replace('3000', `${port}`)).join('\n    '))
    .replace(/listen \[::\].*;/g, '')
    // Debian 12's nginx does not know this directive yet.
    .replace('http2 on;', '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replaceAll('shop.example', 'localhost');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/nginx.pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${site}
}`,
  );
  const child = spawn('/usr/sbin/nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  while (!existsSync(path.join(folder, 'nginx.pid'))) {
    if (child.exitCode !== null) throw new Error(readFileSync(path.join(folder, 'error.log'), 'utf8'));
    await wait(20);
  }
  return {
    url: `https://localhost:${https}`,
    certificate: readFileSync(certificate, 'utf8'),
    async close() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
