import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page, Response, TestInfo } from '@playwright/test';
import { factsOf } from '#tests/specification/contract-facts.ts';
import { routeOf } from '#tests/specification/routes.ts';
import { projectRoot } from '#tools/process/project-root.ts';

/** One file per worker; `tests/specification/seen.ts` reads them after the run. */
const folder = path.join(projectRoot, 'test-results', 'evidence');

/**
 * What a test's browsers did of what the specification names: its routes, its operations and the
 * values of its enumerations. Written when the test has passed so far.
 */
export class Evidence {
  readonly #facts = new Set<string>();

  noteVisit(page: Page): void {
    const route = routeOf(new URL(page.url()).pathname);
    if (route) this.#facts.add(`route ${route}`);
  }

  noteResponse(response: Response, body: Buffer | undefined): void {
    const request = response.request();
    const facts = factsOf({
      method: request.method(),
      url: new URL(response.url()),
      request: jsonOf(request.postDataBuffer()),
      response: jsonOf(body),
      status: response.status(),
    });
    if (!facts) return;
    this.#facts.add(`operation ${facts.operationID}`);
    for (const value of facts.enumValues) this.#facts.add(`value ${value}`);
  }

  write({ file, titlePath, workerIndex, status }: TestInfo): void {
    if (status !== 'passed' || this.#facts.size === 0) return;
    mkdirSync(folder, { recursive: true });
    const row = {
      file: path.relative(projectRoot, file).split(path.sep).join('/'),
      // The first one is the file itself.
      title: titlePath.slice(1).join(' › '),
      facts: [...this.#facts],
    };
    appendFileSync(path.join(folder, `${workerIndex}.jsonl`), `${JSON.stringify(row)}\n`);
  }
}

function jsonOf(body: Buffer | null | undefined): unknown {
  try {
    return body ? JSON.parse(body.toString('utf8')) : undefined;
  } catch {
    return undefined;
  }
}
