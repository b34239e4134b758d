/**
 * Runs every program of the project: `node scripts/run.mjs scripts/start.ts`. Flags before the program
 * are passed to Node.
 *
 * Works on a fresh clone with only Node 20 and npm, so it is plain JavaScript without dependencies: it
 * installs the packages when they are missing or out of date and runs the program on the Node version
 * that package.json pins.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = path.join(root, 'node_modules', '.bin');
const pinnedNode = path.join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

const oldestNode = 20;
const oldestNpm = 9;
/** Disk space of the packages, with room for npm's cache. */
const installBytes = 1.6e9;
const heartbeatMs = 15_000;
const watchMs = 300;

/** A failure of which only the message is printed. */
class Sentence extends Error {}

const given = process.argv.slice(2);
const flagCount = given.findIndex((word) => !word.startsWith('--'));
const nodeFlags = given.slice(0, Math.max(0, flagCount));
const [program, ...args] = given.slice(nodeFlags.length);
try {
  if (!program || !existsSync(path.join(root, program))) {
    fail(`There is no program "${program ?? ''}" in the project.`);
  }
  requireNode();
  if (!isInstalled()) await install();
  process.exitCode = await handOver();
} catch (error) {
  console.error(`\n✗ ${error instanceof Sentence ? error.message : error.stack}`);
  process.exitCode = 1;
}

function fail(sentence) {
  throw new Sentence(sentence);
}

function requireNode() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode) {
    fail(
      `Node ${process.versions.node} is too old. Install Node ${oldestNode} or newer (https://nodejs.org) and run the command again.`,
    );
  }
}

/** Whether node_modules matches package-lock.json on this platform. */
function isInstalled() {
  const locked = readPackages(path.join(root, 'package-lock.json'));
  const installed = readPackages(path.join(root, 'node_modules', '.package-lock.json'));
  if (!locked)
    fail(
      'package-lock.json is missing or unreadable: restore it with `git checkout package-lock.json`.',
    );
  if (!installed || !existsSync(pinnedNode)) return false;
  return Object.entries(locked).every(
    ([place, { version, optional }]) =>
      place === '' || (installed[place] ? installed[place].version === version : optional === true),
  );
}

function readPackages(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

async function install() {
  requireDisk();
  const npm = findNpm();
  const version = (await capture(npm, ['--version'])).output.trim();
  if (!version)
    fail(
      'npm was not found. Install Node with npm (https://nodejs.org) and run the command again.',
    );
  if (Number.parseInt(version, 10) < oldestNpm) {
    fail(
      `npm ${version} is too old. Run \`npm install --global npm@10\` and then the command again.`,
    );
  }

  const count = Object.keys(readPackages(path.join(root, 'package-lock.json'))).length;
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log(
    `Installing up to ${count} packages with npm ${version}; the first time takes one to four minutes …`,
  );
  const heartbeat = setInterval(
    () => console.log(`  … still installing, ${seconds()} s`),
    heartbeatMs,
  );
  // Warnings would be about the Node that runs npm; the packages run on the pinned one.
  // Dev dependencies are included explicitly because NODE_ENV=production omits them.
  const { code, output } = await capture(npm, [
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
  ]).finally(() => clearInterval(heartbeat));
  if (code !== 0) fail(explainInstall(output));
  if (!existsSync(pinnedNode)) {
    fail(
      'The packages are there, but Node 24 is not: install scripts are switched off (npm setting ignore-scripts). Run `npm rebuild node --ignore-scripts=false` and then the command again.',
    );
  }
  console.log(`Packages installed in ${seconds()} s.`);
}

function freeBytes() {
  const { bavail, bsize } = statfsSync(root);
  return bavail * bsize;
}

function requireDisk() {
  if (freeBytes() < installBytes) {
    fail(
      `Only ${Math.round(freeBytes() / 1e6)} MB are free on the disk of the project, and its packages need about ${installBytes / 1e9} GB. Free some space and run the command again.`,
    );
  }
}

/** Command and first arguments that run npm on a Node outside node_modules, which npm replaces. */
function findNpm() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  const outer = [node, process.execPath].find(
    (file) => file && !file.startsWith(path.join(root, 'node_modules')),
  );
  return cli && outer && /npm-cli\.[cm]?js$/.test(cli) ? [outer, cli] : ['npm'];
}

/** Runs a command without a terminal and returns its exit code and output. */
function capture([command, ...first], rest) {
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...rest], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.once('error', () => resolve({ code: 1, output: '' }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Explains in one sentence why `npm ci` failed and how to fix it, with npm's first lines. */
function explainInstall(output) {
  const causes = [
    [
      /ENOSPC/,
      'The disk is full. Free about 2 GB (also on the disk of the temporary folder) and run the command again.',
    ],
    [
      /EROFS/,
      'The project is on a read-only disk. Copy it to a writable one and run the command there.',
    ],
    [
      /EACCES|EPERM/,
      `Files of the project or of npm's cache can't be written. Make them yours (\`sudo chown -R "$(id -un)" . ~/.npm\`) and run the command again.`,
    ],
    [
      /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR|CERT/,
      'The package registry can not be reached. Check the network, HTTPS_PROXY and `npm config get registry`, and run the command again.',
    ],
    [
      /EINTEGRITY/,
      'A downloaded package is damaged. Run `npm cache clean --force` and then the command again.',
    ],
    [
      /E40[13]/,
      'The package registry rejects the request. Check `npm config get registry` and `npm whoami`, and run the command again.',
    ],
    [
      /ETARGET|E404/,
      'The package registry lacks a pinned version. Check `npm config get registry` and run the command again.',
    ],
    [
      /EUSAGE/,
      'package.json and package-lock.json disagree. Run `npm install`, check the change and run the command again.',
    ],
    [
      /ENOMEM|heap out of memory|SIGKILL/,
      'There was not enough memory to install the packages. Free about 1 GB and run the command again.',
    ],
  ];
  // A full disk is often reported as a damaged file.
  const signs = freeBytes() < 50e6 ? `ENOSPC ${output}` : output;
  const sentence = causes.find(([sign]) => sign.test(signs))?.[1] ?? '`npm ci` failed.';
  // npm prints the cause first.
  const head = output.trim().split('\n').slice(0, 15).join('\n');
  return `${sentence}\n\nnpm said:\n${head}`;
}

/** Runs the program on the pinned Node and returns its exit code. */
function handOver() {
  const child = spawn(pinnedNode, [...nodeFlags, path.join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // A terminal sends SIGINT to the child itself.
    process.on(signal, () =>
      signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal),
    );
  }
  const watch = watchStarters(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ? 1 : code));
  }).finally(() => clearInterval(watch));
}

/**
 * Calls `stop` when npm or the shell that it started is gone: npm sends a signal only to its shell, and
 * the shell would leave this process running, with its port in use.
 */
function watchStarters(stop) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const shell = process.ppid;
  const npm = parentOf(shell);
  return setInterval(() => {
    if (process.ppid !== shell || parentOf(shell) !== npm) stop();
  }, watchMs);
}

/** Parent of a process on systems with `/proc` (Linux). */
function parentOf(pid) {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2).split(' ')[1];
  } catch {
    return undefined;
  }
}
