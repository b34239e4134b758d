import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { build } from 'vite';
import { readConfig } from '#server/config/config.ts';
import type { HttpEnv } from '#server/contract/http-env.ts';
import { listen } from '#server/start/listen.ts';
import { securityHeaders } from '#server/web/security-headers.ts';
import { mediaTypeOf, StaticFile } from '#server/web/static-files/static-file.ts';
import { freePort } from '#tools/process/ports.ts';
import { projectRoot } from '#tools/process/project-root.ts';

/** Two pages as a lower bound: one without scripts, one with React alone. */
export interface Floor {
  staticPage: string;
  reactPage: string;
  stop: () => Promise<void>;
}

const source = path.join(projectRoot, 'tools', 'bench', 'floor');

/** Builds both pages and serves them like the shop's files: same server, same headers. */
export async function startFloor(): Promise<Floor> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-floor-'));
  await build({
    configFile: false,
    root: source,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: path.join(source, 'react.html') },
    },
  });
  const files = await readFiles(folder);
  files.set('/static.html', await readFile(path.join(source, 'static.html')));
  files.set('/picture.png', await readFile(path.join(projectRoot, 'public', 'icon-512.png')));
  await rm(folder, { recursive: true });

  const port = await freePort();
  const app = serve(files, `http://localhost:${port}`);
  const server = await listen(app, '127.0.0.1', port);
  return {
    staticPage: `http://localhost:${port}/static.html`,
    reactPage: `http://localhost:${port}/react.html`,
    stop: () => server.stop(1_000),
  };
}

async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async ({ parentPath, name }) => {
        const file = path.join(parentPath, name);
        const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
        return [address, await readFile(file)] as const;
      }),
    ),
  );
}

function serve(files: ReadonlyMap<string, Buffer>, publicUrl: string): Hono<HttpEnv> {
  const responses = new Map(
    [...files].map(([address, bytes]) => [
      address,
      new StaticFile(new Uint8Array(bytes), {
        type: mediaTypeOf(address),
        cacheControl: address.endsWith('.html')
          ? 'no-cache'
          : 'public, max-age=31536000, immutable',
        headers: {
          'Content-Security-Policy': "default-src 'none'; script-src 'self'; img-src 'self' data:",
        },
      }),
    ]),
  );
  const app = new Hono<HttpEnv>();
  app.use(securityHeaders(readConfig({ PUBLIC_URL: publicUrl })));
  app.get('*', (c) => responses.get(c.req.path)?.respond(c.req.raw.headers) ?? c.notFound());
  return app;
}
