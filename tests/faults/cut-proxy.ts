import { type AddressInfo, connect, createServer } from 'node:net';

/** A way to a server that swallows answers. */
export interface CutProxy {
  url: string;
  /** Answers swallowed so far. */
  cuts: () => number;
  close: () => void;
}

/**
 * Passes each connection on to the server; of every connection but each third the answer is
 * swallowed and the line cut when it comes: the work is done by then.
 */
export async function openCutProxy(target: string): Promise<CutProxy> {
  const { hostname, port } = new URL(target);
  let connections = 0;
  let cuts = 0;
  const proxy = createServer((client) => {
    const isCut = connections % 3 !== 2;
    connections += 1;
    const server = connect(Number(port), hostname);
    client.on('error', () => server.destroy());
    server.on('error', () => client.destroy());
    client.pipe(server);
    if (!isCut) server.pipe(client);
    else {
      server.once('data', () => {
        cuts += 1;
        client.destroy();
        server.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    cuts: () => cuts,
    close: () => proxy.close(),
  };
}
