import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { canInstallPackages, hasProgram, installPackages } from '#tests/support/system-packages.ts';
import { run } from '#tools/process/run-command.ts';

/** Program → Debian package. */
const programs = {
  podman: 'podman',
  runc: 'runc',
  mmdebstrap: 'mmdebstrap',
  'docker-compose': 'docker-compose',
};
const POLL_MS = 500;
const SOCKET_MS = 15_000;

/** @throws Error that names what is missing. */
async function requirePrograms(): Promise<void> {
  const missing = () => Object.entries(programs).filter(([program]) => !hasProgram(program));
  if (missing().length > 0 && canInstallPackages()) {
    await installPackages(...missing().map(([, name]) => name), 'netavark', 'aardvark-dns');
  }
  const names = missing().map(([, name]) => name);
  if (names.length > 0 || process.getuid?.() !== 0) {
    throw new Error(`Containers need root and, of Debian, ${Object.values(programs).join(', ')}.`);
  }
}

/**
 * Podman with images and containers of its own in a temporary folder. Registries are not used: images
 * are built on a base made from Debian's packages.
 */
export class Podman {
  readonly #folder: string;
  readonly #env: Record<string, string>;
  #service: ChildProcess | undefined;
  #isClosing = false;
  #checks: Promise<void> | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#env = {
      CONTAINERS_CONF: path.join(folder, 'containers.conf'),
      CONTAINERS_STORAGE_CONF: path.join(folder, 'storage.conf'),
      DOCKER_HOST: `unix://${path.join(folder, 'podman.sock')}`,
    };
  }

  static async start(): Promise<Podman> {
    await requirePrograms();
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-podman-'));
    const podman = new Podman(folder);
    try {
      await podman.#configure();
      await podman.#serve();
      return podman;
    } catch (error) {
      await podman.close();
      throw error;
    }
  }

  async #configure(): Promise<void> {
    const networks = path.join(this.#folder, 'networks');
    await mkdir(networks);
    await writeFile(
      this.#env.CONTAINERS_CONF ?? '',
      [
        '[containers]',
        // Its own limits are above those of a sandbox, which may not raise them.
        'default_ulimits = ["nofile=10000:10000", "nproc=5000:5000"]',
        '[engine]',
        // crun rejects a machine with both versions of cgroups: https://github.com/containers/crun/issues/1212
        'runtime = "runc"',
        'cgroup_manager = "cgroupfs"',
        '[network]',
        `network_config_dir = "${networks}"`,
      ].join('\n'),
    );
    await writeFile(
      this.#env.CONTAINERS_STORAGE_CONF ?? '',
      [
        '[storage]',
        'driver = "overlay"',
        `graphroot = "${path.join(this.#folder, 'images')}"`,
        `runroot = "${path.join(this.#folder, 'run')}"`,
      ].join('\n'),
    );
  }

  async #serve(): Promise<void> {
    const socket = this.#env.DOCKER_HOST ?? '';
    this.#service = spawn('podman', ['system', 'service', '--time=0', socket], {
      env: { ...process.env, ...this.#env },
      stdio: 'ignore',
    });
    const deadline = Date.now() + SOCKET_MS;
    while (!existsSync(new URL(socket).pathname)) {
      if (Date.now() > deadline) throw new Error('podman offers no socket');
      await delay(POLL_MS);
    }
    // Podman leaves health checks to timers of systemd; without it nobody would run them.
    if (!existsSync('/run/systemd/system')) this.#checks = this.#runHealthChecks();
  }

  async #runHealthChecks(): Promise<void> {
    const list = ['ps', '--format', '{{.Names}}', '--filter', 'health=starting'];
    while (!this.#isClosing) {
      const names = (await this.run(...list).catch(() => '')).split('\n').filter(Boolean);
      for (const name of names) await this.run('healthcheck', 'run', name).catch(() => {});
      await delay(POLL_MS);
    }
  }

  /** Runs podman; returns its output. @throws CommandError when it fails. */
  run(...args: readonly string[]): Promise<string> {
    return run('podman', args, this.#env);
  }

  /** Runs compose in a folder with a compose.yaml. @throws CommandError when it fails. */
  compose(folder: string, ...args: readonly string[]): Promise<string> {
    return run(
      'docker-compose',
      ['--project-directory', folder, '--file', path.join(folder, 'compose.yaml'), ...args],
      this.#env,
    );
  }

  /** Makes the base of all images from packages of this machine's Debian. */
  async buildBase(name: string, packages: readonly string[]): Promise<void> {
    const [, suite = 'stable'] =
      /VERSION_CODENAME=(\w+)/.exec(await readFile('/etc/os-release', 'utf8')) ?? [];
    const archive = path.join(this.#folder, 'base.tar');
    const include = `--include=${packages.join(',')}`;
    await run('mmdebstrap', ['--variant=minbase', include, suite, archive]);
    await this.run('import', archive, name);
    await rm(archive);
  }

  /** Builds an image. @param context the folder of the build. @param file of the Containerfile in it. */
  async build(name: string, context: string, file = 'Containerfile'): Promise<void> {
    const options = ['--isolation=chroot', '--network=host', '--pull=never', '--quiet'];
    await this.run('build', ...options, '--file', path.join(context, file), '--tag', name, context);
  }

  /** Removes its containers, networks and images. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#checks;
    await this.run('system', 'reset', '--force').catch(() => {});
    if (this.#service?.exitCode === null) {
      this.#service.kill('SIGTERM');
      await once(this.#service, 'close');
    }
    await rm(this.#folder, { recursive: true, force: true });
  }
}
