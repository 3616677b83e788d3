import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { ensureTool } from '#tests/system-tool.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { linesOf, startOperated } from '../served/start-operated.ts';

test('Prometheus accepts the alert rules, and they fire for what they are about alone', () => {
  ensureTool('promtool', 'prometheus');

  const [check, run] = [
    ['check', 'rules', 'deploy/prometheus/alerts.yml'],
    ['test', 'rules', 'deploy/prometheus/alerts.test.yml'],
  ].map((args) => spawnSync('promtool', args, { encoding: 'utf8' }));

  expect([check?.status, check?.stderr]).toEqual([0, '']);
  expect([run?.status, run?.stdout]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

/** Starts a service that says its name, and the path and query that it was asked for. */
async function startNamed(name: string): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    outgoing.end(`${name} ${incoming.url}`);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * Starts nginx with our example, its upstreams and certificate replaced, and gives the socket that
 * it listens on.
 */
async function startProxy(upstreams: Readonly<Record<string, string>>): Promise<string> {
  const folder = temporaryFolder();
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=www.example.com', '-days', '2', '-nodes'];
  const files = ['-keyout', key, '-out', certificate];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', ...subject, ...files]);
  const socketPath = join(folder, 'socket');
  let example = readFileSync('deploy/nginx/vitrine.conf', 'utf8')
    .replace('listen 443', `listen unix:${socketPath}`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace(/ssl_certificate [^;]*;/, `ssl_certificate ${certificate};`);
  for (const [name, address] of Object.entries(upstreams)) {
    const pattern = new RegExp(`(upstream ${name} \\{ server )[\\d.:]+`);
    example = example.replace(pattern, `$1${address}`);
  }
  const configuration = join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  writeFileSync(
    configuration,
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log stderr notice; events {}
     http { access_log off; ${paths} ${example} }`,
  );
  const proxy = spawn('nginx', ['-p', folder, '-c', configuration]);
  onTestFinished(() => void proxy.kill());
  let printed = '';
  proxy.stderr.on('data', (chunk: Buffer) => (printed += String(chunk)));
  await expect.poll(() => printed).toMatch(/start worker process \d+/);
  return socketPath;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function ask(socketPath: string, path: string, { body, ...options }: Sent = {}) {
  const headers = { host: 'www.example.com', ...options.headers };
  const sent = request({ ...options, socketPath, path, headers, rejectUnauthorized: false });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await text(answer) };
}

test('the example of nginx leads each path to its service, and lets forms with files through', async () => {
  ensureTool('nginx', 'nginx-light');
  ensureTool('openssl', 'openssl');
  const site = await startOperated({ VITRINE_SITE_ORIGIN: 'https://www.example.com' });
  const socket = await startProxy({
    vitrine: new URL(site.server.address).host.replace('localhost', '127.0.0.1'),
    api: await startNamed('api'),
    log_in: await startNamed('log-in'),
    content: await startNamed('content'),
  });
  const services = [
    ['/branches/nearby?city=Gent%20%26%20co', 'api'],
    ['/appointments/times?week=1', 'api'],
    ['/config/app/open', 'api'],
    ['/client-context', 'api'],
    ['/log-in?returnTo=%2Fen%2Findividuals', 'log-in'],
    ['/log-out', 'log-in'],
    ['/documents/cookie-policy-en.pdf', 'content'],
  ] as const;

  const answers = await Promise.all(services.map(([path]) => ask(socket, path)));
  const home = await ask(socket, '/en/individuals', { headers: { 'x-request-id': 'from-a-test' } });
  const form = await ask(socket, '/en/individuals/no-form', {
    method: 'POST',
    headers: { origin: 'https://www.example.com', 'content-type': 'multipart/form-data' },
    body: 'x'.repeat(10_000_000),
  });
  const [ready, metrics] = await Promise.all([ask(socket, '/readyz'), ask(socket, '/metrics')]);

  expect(answers.map((one) => one.text)).toEqual(services.map(([path, name]) => `${name} ${path}`));
  expect([home.status, home.headers['x-request-id']]).toEqual([200, 'from-a-test']);
  expect(linesOf(site.server)).toContainEqual(
    expect.objectContaining({ requestId: 'from-a-test' }),
  );
  expect(form.headers['x-build']).toBe(home.headers['x-build']);
  expect([ready.status, metrics.status]).toEqual([404, 404]);
});
