import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#tools/process/project-root.ts';

const read = (name: string) => readFileSync(path.join(projectRoot, 'public', name), 'utf8');

it('offline page: a change of the page changes the service worker', () => {
  const hash = createHash('sha256').update(read('offline.html')).digest('hex').slice(0, 12);
  expect(read('offline-worker.js')).toContain(`'offline-${hash}'`);
});
