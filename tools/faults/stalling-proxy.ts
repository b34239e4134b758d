import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy that can stop passing anything on. */
export interface StallingProxy {
  /** Where clients connect: the target's URL with the proxy's host and port. */
  url: string;
  /** From now on connections are accepted and nothing gets through, in either direction. */
  stall(): void;
  /** Passes on what came in the meantime. */
  resume(): void;
  close(): void;
}

/** Is between a process and a server that hangs: open connections stay open and silent. */
export async function openStallingProxy(target: string): Promise<StallingProxy> {
  const goal = new URL(target);
  const sockets = new Set<Socket>();
  let stalled = false;
  const proxy = createServer((client) => {
    const server = connect(Number(goal.port), goal.hostname);
    for (const [side, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(side);
      side
        .on('data', (piece) => other.write(piece))
        .on('error', () => side.destroy())
        .on('close', () => {
          sockets.delete(side);
          other.destroy();
        });
      if (stalled) side.pause();
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    stall: () => {
      stalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      stalled = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
