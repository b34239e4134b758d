import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#tools/process/project-root.ts';
import { Contract } from './contract.ts';
import { ContractSources } from './places.ts';

const bundle = 'generated/openapi.json';
const allowedChanges = 'openapi/allowed-changes.yaml';
/** Names of the main branch: a shallow clone in CI often has only the remote one. */
const mainBranches = ['origin/main', 'main'];
/** A bundle is larger than the default output limit of a command. */
const largestFile = 64 * 1024 * 1024;

/** One version of the contract, with its sources. */
export interface ContractVersion {
  readonly contract: Contract;
  readonly sources: Pick<ContractSources, 'locate'>;
  /** The content of its `allowed-changes.yaml`, empty where there is none. */
  readonly allowedChanges: string;
  /** The file of that content, where it is another one. */
  readonly allowedFile?: string;
  /** `the working copy`, `9f3c2a1 (main)`. */
  readonly title: string;
}

/** The contract to compare with; without one, the reason. */
export type Base = ContractVersion | { readonly missing: string };

/** The contract in the working copy. */
export function readPresent(): ContractVersion {
  const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
  return {
    contract: new Contract(JSON.parse(read(bundle))),
    sources: new ContractSources({
      read: (file) => read(`openapi/${file}`),
      list: (folder) =>
        readdirSync(path.join(projectRoot, 'openapi', folder)).map((file) => `${folder}/${file}`),
    }),
    allowedChanges: read(allowedChanges),
    title: 'the working copy',
  };
}

/**
 * The contract to compare with. By default the one at the point where this branch left the main branch;
 * on the main branch itself, the last contract before the current one.
 * @param ref a commit, branch or tag.
 * @param folder of the repository.
 */
export function findBase(ref?: string, folder = projectRoot): Base {
  const git: Git = (...args) => runGit(folder, args);
  if (git('rev-parse', '--git-dir') === undefined) return { missing: 'this is no git repository' };
  if (ref !== undefined) {
    const commit = git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    if (commit === undefined) return { missing: `there is no commit “${ref}”` };
    return readCommit(git, commit, ref);
  }
  const head = git('rev-parse', '--verify', '--quiet', 'HEAD');
  const main = mainBranches.find((branch) => git('rev-parse', '--verify', '--quiet', branch));
  if (head === undefined || main === undefined) return { missing: 'there is no main branch' };
  const fork = git('merge-base', 'HEAD', main);
  if (fork !== undefined && fork !== head) return readCommit(git, fork, `where it left ${main}`);
  return findPrevious(git, head);
}

/** On the main branch: its head while the contract is being changed, otherwise the contract before. */
function findPrevious(git: Git, head: string): Base {
  if (git('diff', '--quiet', 'HEAD', '--', bundle) === undefined)
    return readCommit(git, head, 'HEAD');
  const last = git('log', '-1', '--first-parent', '--format=%H', '--', bundle);
  const parent = last && git('rev-parse', '--verify', '--quiet', `${last}^1`);
  if (!parent) return { missing: 'no earlier contract is known (a shallow clone has none)' };
  return readCommit(git, parent, 'the commit before the contract last changed');
}

function readCommit(git: Git, commit: string, name: string): Base {
  const json = git('show', `${commit}:${bundle}`);
  const title = `${commit.slice(0, 7)} (${name})`;
  if (json === undefined) return { missing: `${title} has no ${bundle}` };
  return {
    contract: new Contract(JSON.parse(json)),
    sources: new ContractSources({
      read: (file) => git('show', `${commit}:openapi/${file}`) ?? '',
      list: (folder) =>
        (git('ls-tree', '--name-only', commit, `openapi/${folder}/`) ?? '')
          .split('\n')
          .filter(Boolean)
          .map((file) => file.replace(/^openapi\//, '')),
    }),
    allowedChanges: git('show', `${commit}:${allowedChanges}`) ?? '',
    title,
  };
}

/** Files of the contract and generated files that git does not know yet. */
export function listUntracked(): string[] {
  const folders = ['--', 'openapi', 'generated'];
  const listed =
    runGit(projectRoot, ['ls-files', '--others', '--exclude-standard', ...folders]) ?? '';
  return listed.split('\n').filter(Boolean);
}

type Git = (...args: readonly string[]) => string | undefined;

/** The output of a git command; undefined when it fails. */
function runGit(folder: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: largestFile,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}
