import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBase } from '#tools/contract/drift/base.ts';

let folder: string;

function git(...args: string[]): string {
  const settings = ['user.name=Test', 'user.email=test@example.ru', 'commit.gpgsign=false'];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  return execFileSync('git', [...flags, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

function writeContract(version: string): void {
  mkdirSync(path.join(folder, 'generated'), { recursive: true });
  const contract = { openapi: '3.1.0', info: { title: 'Shop', version }, paths: {} };
  writeFileSync(path.join(folder, 'generated', 'openapi.json'), JSON.stringify(contract));
}

function commitContract(version: string): void {
  writeContract(version);
  git('add', '.');
  git('commit', '-m', version);
}

function baseVersion(ref?: string): string {
  const base = findBase(ref, folder);
  return 'missing' in base ? base.missing : base.contract.version;
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'drift-'));
  git('init', '--initial-branch=main');
  commitContract('1.0.0');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('base of a comparison', () => {
  it('is missing for the first contract', () => {
    expect(baseVersion()).toMatch('no earlier contract');
  });

  it('is the previous contract on the main branch, whatever was committed since', () => {
    commitContract('1.1.0');
    git('commit', '--allow-empty', '-m', 'Something else');
    expect(baseVersion()).toBe('1.0.0');
  });

  it('is the head while the contract is being changed', () => {
    commitContract('1.1.0');
    writeContract('1.2.0');
    expect(baseVersion()).toBe('1.1.0');
  });

  it('is the point where the branch left main', () => {
    git('switch', '-c', 'topic');
    commitContract('1.1.0');
    commitContract('1.2.0');
    git('switch', 'main');
    commitContract('2.0.0');
    git('switch', 'topic');
    expect(baseVersion()).toBe('1.0.0');
  });

  it('can be given as a ref', () => {
    commitContract('1.1.0');
    commitContract('1.2.0');
    expect(baseVersion('HEAD~1')).toBe('1.1.0');
    expect(baseVersion('nowhere')).toMatch('no commit “nowhere”');
  });

  it('is missing outside a git repository', () => {
    rmSync(path.join(folder, '.git'), { recursive: true });
    expect(baseVersion()).toMatch('no git repository');
  });
});
