import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfProject, failureOf } from '../commands/copy-of-project.ts';
import { listServerLines } from '../commands/documented-commands.ts';

/** Whatever runs on this machine beside the test keeps its ports. */
const PORTS = { '4173': '47173', '4174': '47174', '9464': '47464' };
const OWN = { BACKEND_PORT: PORTS['4174'], CDN_PORT: '0', DELIVERY_PORT: '0' };

function movePorts(line: string): string {
  return Object.entries(PORTS).reduce((text, [port, own]) => text.replaceAll(port, own), line);
}

/** Starts what a line starts, and resolves with its stop once it has printed an address. */
async function start(folder: string, line: string): Promise<() => Promise<void>> {
  const env = { ...process.env, ...OWN, PORT: PORTS['4173'], VITRINE_PICTURES: '0' };
  const shell = spawn('sh', ['-c', movePorts(line)], { cwd: folder, env, detached: true });
  // Whatever a shell has started may outlive it; the last of them closes what it writes to.
  let isOver = false;
  const ended = once(shell, 'close').then(() => (isOver = true));
  const stop = async () => {
    if (isOver || shell.pid === undefined) return;
    if (shell.exitCode === null && shell.signalCode === null) process.kill(-shell.pid, 'SIGTERM');
    await ended;
  };
  onTestFinished(stop);
  let printed = '';
  const listening = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      printed += String(chunk);
      if (/http:\/\/(?:localhost|127\.0\.0\.1):47/.test(printed)) resolve();
    };
    shell.stdout.on('data', read);
    shell.stderr.on('data', read);
  });
  await Promise.race([
    listening,
    ended.then(() => Promise.reject(new Error(`${line} ended:\n${printed}`))),
  ]);
  return stop;
}

async function readStatus(path: string): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${PORTS['4173']}${path}`, {
    redirect: 'manual',
  });
  return status;
}

test('OP-024 the servers of the documents start as these say, and answer what they promise', async () => {
  const { folder, run } = await copyOfProject();
  const lines = listServerLines();
  const asks = lines.filter((line) => line.startsWith('curl '));
  const local = lines.filter((line) => line.includes('http://127.0.0.1:4174'));
  const remote = lines.filter((line) => line.includes('https://api.example.com'));

  const stopAll = await start(folder, 'npm start');
  const statuses = [await readStatus('/en/individuals'), await readStatus('/playground/')];
  await stopAll();

  for (const line of remote) {
    // oxlint-disable-next-line no-await-in-loop -- They listen on one port.
    const stop = await start(folder, line);
    // oxlint-disable-next-line no-await-in-loop
    statuses.push(await readStatus('/healthz'));
    // oxlint-disable-next-line no-await-in-loop
    await stop();
  }

  await start(folder, 'npm run backend');
  const printed: string[] = [];
  for (const line of local) {
    // oxlint-disable-next-line no-await-in-loop
    const stop = await start(folder, line);
    // oxlint-disable-next-line no-await-in-loop
    statuses.push(await readStatus('/en/individuals'));
    for (const ask of line.includes('METRICS_PORT') ? asks : []) {
      // oxlint-disable-next-line no-await-in-loop
      const outcome = await run(['sh', '-c', movePorts(ask)]);
      printed.push(failureOf(outcome) || outcome.output.replace(/\n[\s\S]*/, ''));
    }
    // oxlint-disable-next-line no-await-in-loop
    await stop();
  }

  expect(lines.length).toBe(asks.length + local.length + remote.length);
  expect(statuses).toEqual([200, 200, ...remote.map(() => 200), ...local.map(() => 200)]);
  expect(printed).toEqual([
    '{"purged":1,"path":"/en/individuals"}',
    '{"purged":0}',
    expect.stringMatching(/^# HELP /),
  ]);
}, 1_800_000);
