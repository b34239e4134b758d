import { createServer } from 'node:net';

/** A port that can't be used; the message says how to fix it. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

/** A free port of 127.0.0.1. */
export function freePort(): Promise<number> {
  return listenOnce('127.0.0.1', 0);
}

/**
 * Checks that a server can listen on the port.
 * @param setting the variable that sets another port.
 * @throws PortError when the port is taken or not permitted.
 */
export async function requireFreePort(host: string, port: number, setting: string): Promise<void> {
  try {
    await listenOnce(host, port);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    const other = `${setting}=${port < 1024 ? port + 8000 : port + 1}`;
    if (code === 'EADDRINUSE') {
      throw new PortError(
        `Port ${port} is in use. Stop the program that uses it, or choose another port: ${other}`,
      );
    }
    if (code === 'EACCES') {
      throw new PortError(
        `Port ${port} is reserved for the administrator. Choose another: ${other}`,
      );
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new PortError(
        `This machine has no address ${host}. Set HOST=127.0.0.1 or HOST=0.0.0.0`,
      );
    }
    throw error;
  }
}

function listenOnce(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}
