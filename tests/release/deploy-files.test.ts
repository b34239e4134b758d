import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { settings } from '#server/config/settings.ts';
import { projectRoot } from '#tools/process/project-root.ts';

const folder = path.join(projectRoot, 'deploy', 'containers');
const read = (name: string) => readFile(path.join(folder, name), 'utf8');

interface Service {
  image: string;
  env_file?: string;
  environment?: Record<string, string>;
  volumes?: string[];
  healthcheck?: { test: unknown[] };
}

async function readServices(): Promise<[string, Service][]> {
  return Object.entries(parse(await read('compose.yaml'), { merge: true }).services);
}

test('image: has the version of Node that the tests run on', async () => {
  const { devDependencies } = JSON.parse(
    await readFile(path.join(projectRoot, 'package.json'), 'utf8'),
  );
  const image = `docker.io/library/node:${devDependencies.node}-bookworm-slim`;
  expect(await read('Containerfile')).toContain(`ARG NODE_IMAGE=${image}\n`);
});

test('compose: every mounted file exists, every file of settings has an example', async () => {
  const named = new Set<string>();
  for (const [, { volumes = [], env_file: file }] of await readServices()) {
    for (const volume of volumes)
      if (volume.startsWith('./')) named.add(volume.split(':')[0] ?? '');
    if (file !== undefined) named.add(`${file}.example`);
  }
  expect(named).toContain('./Caddyfile');
  expect(named).toContain('settings.env.example');
  for (const name of named) expect(existsSync(path.join(folder, name)), name).toBe(true);
});

test('compose: sets only settings that the server has, and every variable has an example', async () => {
  const services = await readServices();
  const shop = services.find(([name]) => name === 'shop1')?.[1];
  const names = (text: string) => [...text.matchAll(/^(\w+)=/gm)].map(([, name]) => name ?? '');
  const set = [
    ...Object.keys(shop?.environment ?? {}),
    ...names(await read('settings.env.example')),
  ];
  expect(set).toContain('DATABASE_URL');
  expect(set.filter((name) => !(name in settings.shape))).toEqual([]);
  const text = await read('compose.yaml');
  const required = [...text.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name ?? '');
  expect([...new Set(required)].sort()).toEqual(names(await read('.env.example')).sort());
});

test('compose: health checks are lists of texts', async () => {
  const checked = (await readServices()).filter(([, { healthcheck }]) => healthcheck);
  expect(checked.map(([name]) => name)).toEqual(['database', 'shop1', 'shop2']);
  for (const [name, { healthcheck }] of checked) {
    expect(
      healthcheck?.test.map((part) => typeof part),
      name,
    ).toEqual(healthcheck?.test.map(() => 'string'));
  }
});
