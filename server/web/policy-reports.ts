import { Hono } from 'hono';
import type { TrustedProxy } from '#server/config/client-address.ts';
import { readBytes } from '#server/contract/body/body.ts';
import { parseJson } from '#server/contract/body/json-body.ts';
import { parseMediaType } from '#server/contract/body/media-type.ts';
import type { HttpEnv } from '#server/contract/http-env.ts';
import { ReadLimit } from '#server/contract/limits/read-limit.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { POLICY_REPORTS } from './security-headers.ts';

/** Media type of `report-uri`: one report under `csp-report`. */
const OLD_TYPE = 'application/csp-report';
/** Media type of `report-to`: a list of reports, also of other kinds. */
const NEW_TYPE = 'application/reports+json';
const MAX_BYTES = 64 * 1024;
const MAX_REPORTS = 20;
const MAX_TEXT = 200;
const CALLS_PER_MINUTE = 30;
/** Add-ons of a browser run their scripts in the page: nothing that the shop could fix. */
const ADD_ON = /^(?:[a-z]+-)?extension\b/i;

type Fields = Readonly<Record<string, unknown>>;

/** What the log says of a violation; URLs are without queries, which may contain personal data. */
interface Violation {
  readonly page?: string;
  readonly directive?: string;
  readonly blocked?: string;
  readonly source?: string;
  readonly line?: number;
  readonly sample?: string;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, MAX_TEXT) : undefined;
}

function url(value: unknown): string | undefined {
  return text(typeof value === 'string' ? value.replace(/[?#].*$/s, '') : value);
}

function line(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The violation of a report; its fields have hyphens in the old form. */
function violationOf(report: Fields): Violation {
  const entries = {
    page: url(report.documentURL ?? report['document-uri']),
    directive: text(
      report.effectiveDirective ?? report['effective-directive'] ?? report['violated-directive'],
    ),
    blocked: url(report.blockedURL ?? report['blocked-uri']),
    source: url(report.sourceFile ?? report['source-file']),
    line: line(report.lineNumber ?? report['line-number']),
    sample: text(report.sample ?? report['script-sample']),
  };
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined));
}

/** The reports of a body, as far as they are about the policy. */
function reportsOf(body: unknown, type: string): Fields[] {
  if (type === OLD_TYPE) return isFields(body) ? [body['csp-report']].filter(isFields) : [];
  if (!Array.isArray(body)) return [];
  return body
    .slice(0, MAX_REPORTS)
    .filter(isFields)
    .filter((report) => report.type === 'csp-violation')
    .map((report) => report.body)
    .filter(isFields);
}

/**
 * Logs what browsers report of violations of the content security policy: an injected script, or a
 * service that the settings do not allow. At most 64 KB, 20 reports and 30 calls of an address in a
 * minute, so that nobody can fill the log.
 */
export function createPolicyReports(trusted: TrustedProxy): Hono<HttpEnv> {
  const limit = new ReadLimit(CALLS_PER_MINUTE, trusted);
  return new Hono<HttpEnv>().post(POLICY_REPORTS, async (c) => {
    const type = parseMediaType(c.req.header('content-type'))?.essence;
    if (type !== OLD_TYPE && type !== NEW_TYPE) {
      throw new ApiProblem(415, `Нужен ${OLD_TYPE} или ${NEW_TYPE}`, {
        reason: 'UnsupportedMediaType',
      });
    }
    await limit.countAs(c, 'policy reports');
    const body = parseJson(await readBytes(c.req.raw, MAX_BYTES));
    for (const report of reportsOf(body, type)) {
      const violation = violationOf(report);
      if (ADD_ON.test(violation.blocked ?? '') || ADD_ON.test(violation.source ?? '')) continue;
      c.get('logger').warn({ violation }, 'A page violated its content security policy');
    }
    return c.body(null, 204);
  });
}
