import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/connection.ts';
import { feedText, offerText } from '#tests/support/records/feed.ts';

const cli = fileURLToPath(new URL('./catalog-cli.ts', import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalog-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', DATA_DIR: join(folder, 'data') },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

async function write(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

describe('catalog import', () => {
  it('imports a compressed feed, reports rejections and writes the report', async () => {
    const offers = offerText('1') + offerText('2') + offerText('3', '<price>0</price>');
    const { code, output } = await run(
      'import',
      await write('good.xml.gz', gzipSync(feedText({ offers }))),
    );
    expect(output).toMatch(/Принято: 2 \(новых 2/);
    expect(output).toMatch(/строка \d+, 3: цена равна нулю/);
    expect(code).toBe(0);
    const [name = ''] = await readdir(join(folder, 'data', 'imports'));
    const report = await readFile(join(folder, 'data', 'imports', name), 'utf8');
    expect(report).toMatch(/Отклонено: 1/);
  }, 60_000);

  it('exits with 1 and changes nothing for a truncated feed', async () => {
    const { code, output } = await run('import', await write('cut.xml', feedText().slice(0, -40)));
    expect(output).toMatch(/НЕ ИМПОРТИРОВАНО: .*обрывается/);
    expect(code).toBe(1);
  }, 60_000);

  it('reports the process that uses the database', async () => {
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: join(folder, 'data') });
    const server = await openDatabase(config, pino({ level: 'silent' }));
    try {
      const { code, output } = await run('import', await write('late.xml', feedText()));
      expect(output).toContain(`in use by process ${process.pid}`);
      expect(code).toBe(1);
    } finally {
      await server.close();
    }
  }, 60_000);

  it('exits with 1 for a missing file and with 2 without a command', async () => {
    expect((await run('import', join(folder, 'nowhere.xml'))).code).toBe(1);
    expect((await run('imprt')).code).toBe(2);
    const { code, output } = await run('import', 'any.xml', '--assume-vat', '21');
    expect(output).toContain('--assume-vat должно быть');
    expect(code).toBe(2);
    expect((await run('import', 'any.xml', '--dryrun')).code).toBe(2);
  }, 60_000);

  it('exits with 0 and prints the report where it cannot be stored', async () => {
    const { code, output } = await run(
      'import',
      await write('stored.xml', feedText({ offers: offerText('1') + offerText('2') })),
      '--report',
      join(cli, 'report.txt'),
    );
    expect(output).toMatch(/Отчёт не записан.*Принято: 2/s);
    expect(code).toBe(0);
  }, 60_000);

  it('shows changes in a dry run, and needs permission to take off most of the catalog', async () => {
    const feed = await write('small.xml', feedText({ offers: offerText('1') }));
    const dryRun = await run('import', feed, '--dry-run', '--allow-removal');
    expect(dryRun.output).toMatch(/ПРОВЕРКА.*Снимаются с показа: 1/s);
    expect(dryRun.code).toBe(0);
    const rejected = await run('import', feed);
    expect(rejected.output).toMatch(/пропали бы товары: 1 из 2/);
    expect(rejected.code).toBe(1);
    expect((await run('import', feed, '--allow-removal')).code).toBe(0);
  }, 60_000);
});
