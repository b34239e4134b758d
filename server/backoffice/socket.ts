import { createHash } from 'node:crypto';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import type { Database } from '#server/db/connection.ts';
import { runCommand } from './commands.ts';

/** The maximum length of a socket path. */
const MAX_ADDRESS = 100;
const MAX_QUESTION = 10_000;

/** What the running shop says to a command. */
export interface SocketResponse {
  text: string;
  failed: boolean;
}

/** The socket path where the shop with its data in this folder listens for commands. */
export function socketAddress(dataDir: string): string {
  const address = path.join(dataDir, 'backoffice.sock');
  if (process.platform !== 'win32' && address.length <= MAX_ADDRESS) return address;
  const name = `shop-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
}

/** One line from the other side; null when it has disconnected or the line is too long. */
function readLine(socket: Socket): Promise<string | null> {
  return new Promise((resolve) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (piece) => {
      text += piece;
      const end = text.indexOf('\n');
      if (end >= 0) resolve(text.slice(0, end));
      else if (text.length > MAX_QUESTION) resolve(null);
    });
    socket.on('error', () => resolve(null));
    socket.on('close', () => resolve(null));
  });
}

async function response({ db, publicUrl }: ListeningShop, line: string): Promise<SocketResponse> {
  try {
    const args = (JSON.parse(line) as unknown[]).map(String);
    // Nobody but the owner of this process reaches the socket.
    const call = { db, publicUrl, now: new Date(), account: userInfo().username, args };
    return { text: await runCommand(call), failed: false };
  } catch (error) {
    return { text: error instanceof Error ? error.message : String(error), failed: true };
  }
}

/** What commands work on: the database and the origin of links. */
export interface ListeningShop {
  db: Database;
  publicUrl: string;
}

/**
 * Listens for commands while the database belongs to this process alone. The socket's file admits
 * nobody but its owner.
 * @returns what ends it.
 */
export async function listenForCommands(shop: ListeningShop, dataDir: string): Promise<() => void> {
  const address = socketAddress(dataDir);
  if (process.platform !== 'win32') await rm(address, { force: true });
  const server = createServer(async (socket) => {
    const line = await readLine(socket);
    if (line === null) socket.destroy();
    else socket.end(`${JSON.stringify(await response(shop, line))}\n`);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  if (process.platform !== 'win32') await chmod(address, 0o600);
  server.unref();
  return () => server.close();
}

/** Calls the running shop; null when none is running on this folder. */
export function callShop(dataDir: string, args: readonly string[]): Promise<SocketResponse | null> {
  return new Promise((resolve) => {
    const socket = connect(socketAddress(dataDir));
    socket.once('error', () => resolve(null));
    socket.once('connect', async () => {
      socket.write(`${JSON.stringify(args)}\n`);
      const line = await readLine(socket);
      resolve(line === null ? null : (JSON.parse(line) as SocketResponse));
    });
  });
}
