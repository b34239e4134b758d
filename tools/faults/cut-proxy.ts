import { type AddressInfo, connect, createServer } from 'node:net';

/** A proxy that drops responses. */
export interface CutProxy {
  url: string;
  /** Dropped responses so far. */
  cuts: () => number;
  close: () => void;
}

/**
 * Forwards requests to the server; drops the responses to two of three requests and cuts the connection
 * when they arrive: the work is done by then.
 */
export async function openCutProxy(target: string): Promise<CutProxy> {
  const { hostname, port } = new URL(target);
  let requests = 0;
  let cuts = 0;
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    let hasResponse = true;
    let isCut = false;
    const end = () => {
      client.destroy();
      server.destroy();
    };
    for (const side of [client, server]) side.on('error', end).on('close', end);
    client.on('data', (piece) => {
      if (hasResponse) {
        hasResponse = false;
        isCut = requests % 3 !== 2;
        requests += 1;
      }
      server.write(piece);
    });
    server.on('data', (piece) => {
      hasResponse = true;
      if (!isCut) client.write(piece);
      else {
        cuts += 1;
        end();
      }
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    cuts: () => cuts,
    close: () => proxy.close(),
  };
}
