import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Step = 'connect' | 'auth' | 'sender' | 'recipient' | 'data';

interface ReceivedMail {
  recipients: string[];
  sender: string;
  /** The message, as a mail program reads it. */
  email: Email;
}

/** A mail server that records what it accepts. */
export interface FakeSmtpServer {
  port: number;
  received: ReceivedMail[];
  /** Passwords that clients have sent. */
  passwords: string[];
  /** Clients that have connected. */
  connections: number;
  /** Rejects further mails at a step, with the status and the text of RFC 5321. */
  reject(step: Step, status: number, message: string): void;
  /** Ends the connection after it has accepted the next mail, without a response. */
  loseResponse(): void;
  /** Accepts all again. */
  accept(): void;
  close(): Promise<void>;
}

interface FakeSmtpOptions {
  /** Who may send; without it everybody. */
  credentials?: { user: string; password: string };
  /** Offers STARTTLS, with a certificate that nobody trusts. */
  offersTLS?: boolean;
}

/** Starts a mail server on the loopback interface. */
export async function startSmtpServer({
  credentials,
  offersTLS = false,
}: FakeSmtpOptions = {}): Promise<FakeSmtpServer> {
  let rejection: { step: Step; error: Error } | null = null;
  let isLosing = false;
  const rejectionAt = (step: Step) => (rejection?.step === step ? rejection.error : null);
  const server = new SMTPServer({
    logger: false,
    disabledCommands: offersTLS ? [] : ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: credentials === undefined,
    disableReverseLookup: true,
    onConnect: (_session, done) => {
      fake.connections += 1;
      done(rejectionAt('connect'));
    },
    onAuth: ({ username, password }, _session, done) => {
      fake.passwords.push(password ?? '');
      const isRight = username === credentials?.user && password === credentials?.password;
      const wrong = Object.assign(new Error('5.7.8 Wrong password'), { responseCode: 535 });
      const error = rejectionAt('auth') ?? (isRight ? null : wrong);
      return error === null ? done(null, { user: username }) : done(error);
    },
    onMailFrom: (_address, _session, done) => done(rejectionAt('sender')),
    onRcptTo: (_address, _session, done) => done(rejectionAt('recipient')),
    onData: (stream, { envelope, id }, done) => {
      const take = async () => {
        const email = await PostalMime.parse(await buffer(stream));
        const error = rejectionAt('data');
        if (error !== null) return done(error);
        fake.received.push({
          sender: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          recipients: envelope.rcptTo.map(({ address }) => address),
          email,
        });
        if (!isLosing) return done();
        isLosing = false;
        for (const connection of server.connections) if (connection.id === id) connection.close();
      };
      take().catch(done);
    },
  });
  // A client that breaks off, over a certificate for instance, is no failure of the fake.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const fake: FakeSmtpServer = {
    port: (listener.address() as AddressInfo).port,
    received: [],
    passwords: [],
    connections: 0,
    reject: (step, status, message) => {
      rejection = { step, error: Object.assign(new Error(message), { responseCode: status }) };
    },
    loseResponse: () => {
      isLosing = true;
    },
    accept: () => {
      rejection = null;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return fake;
}
