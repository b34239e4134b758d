import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { startFakeService } from './fake-service.ts';

/** How the next call fails: before it has its effect, or (`Lost`) after it. */
export type SmsRuFailure = 'Error' | 'Malformed' | 'Dropped' | 'Lost';

/** SMS.RU as its documentation describes it. */
export interface FakeSmsRu {
  url: string;
  apiID: string;
  /** Accepted messages. */
  sent: { to: string; msg: string; from: string | null; ttl: string | null }[];
  /** URLs of all calls. */
  urls: string[];
  /** Rejects further messages, or whole calls, with a status code; null accepts them again. */
  reject(code: number | null, what?: 'message' | 'call'): void;
  fail(failure: SmsRuFailure): void;
  close(): Promise<void>;
}

/** Eight parts, with Cyrillic letters or without. */
const limitOf = (msg: string) => (/[^\x20-\x7e\n]/.test(msg) ? 8 * 67 : 8 * 153);

/** Starts SMS.RU on the loopback interface. All calls come within one minute. */
export async function startFakeSmsRu(): Promise<FakeSmsRu> {
  const service = await startFakeService();
  const apiID = '5C7E0B52-1111-2222-3333-0123456789AB';
  const sent: FakeSmsRu['sent'] = [];
  const urls: string[] = [];
  let rejection: { code: number; what: 'message' | 'call' } | null = null;
  let failure: SmsRuFailure | null = null;

  const codeOf = (to: string, msg: string): number => {
    if (rejection !== null) return rejection.code;
    if (!/^7\d{10}$/.test(to)) return 202;
    if (msg === '') return 203;
    if (msg.length > limitOf(msg)) return 205;
    return sent.some((one) => one.to === to && one.msg === msg) ? 231 : 100;
  };
  const outcomeOf = (code: number) => ({
    status: code === 100 ? 'OK' : 'ERROR',
    status_code: code,
    ...(code === 100 ? { sms_id: `000000-${sent.length}` } : { status_text: `Ошибка ${code}` }),
  });
  const replyTo = (form: URLSearchParams): object => {
    if (form.get('api_id') !== apiID) return outcomeOf(200);
    if (rejection?.what === 'call') return outcomeOf(rejection.code);
    const to = form.get('to') ?? '';
    const msg = form.get('msg') ?? '';
    const code = codeOf(to, msg);
    if (code === 100) sent.push({ to, msg, from: form.get('from'), ttl: form.get('ttl') });
    return { status: 'OK', status_code: 100, sms: { [to]: outcomeOf(code) }, balance: 4122.56 };
  };

  const respond = async (response: ServerResponse, request: IncomingMessage) => {
    const body = await text(request);
    urls.push(request.url ?? '');
    const now = failure;
    failure = null;
    if (now === 'Error') return response.writeHead(500).end();
    if (now === 'Malformed') return response.writeHead(200).end('{"status":"OK"}');
    if (now === 'Dropped') return response.destroy();
    const { pathname } = new URL(request.url ?? '', service.url);
    if (pathname !== '/sms/send') return response.writeHead(404).end();
    const form = new URLSearchParams(body);
    const reply = replyTo(form);
    if (now === 'Lost') return response.destroy();
    if (form.get('json') !== '1') return response.writeHead(200).end('100\n000000-1\nbalance=1');
    return response
      .writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(reply));
  };
  service.responses((response, request) => {
    respond(response, request).catch((error: unknown) =>
      response.writeHead(418).end(String(error)),
    );
  });

  return {
    url: service.url,
    apiID,
    sent,
    urls,
    reject: (code, what = 'message') => {
      rejection = code === null ? null : { code, what };
    },
    fail: (next) => {
      failure = next;
    },
    close: () => service.close(),
  };
}
