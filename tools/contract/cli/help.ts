import { checks, persons } from '#tools/contract/vocabulary.ts';

/** The text of `--help`. @param command what starts the suite; @param withoutURL what happens without `--url`. */
export function helpText(command: string, withoutURL: string): string {
  return `${command} [options]           tests a back end
${command} drift OLD NEW        compares two contracts (drift --help)

  --url URL            origin of the back end; the path of the contract's first server is
                       added unless the URL ends with it (https://host/api/v2);
                       ${withoutURL}
  --contract FILE      another contract: OpenAPI 3.1 in one file, JSON or YAML, or its URL
  --token TOKEN        access token of an ordinary person (main)
  --token-command CMD  prints an access token; CONTRACT_PERSON says whose:
                       ${persons.join(', ')}
                       prints nothing when there is no such person
  --code-command CMD   prints the one-time code that was sent last; CONTRACT_PERSON says to whom
  --ids FILE           ids that exist: {"main": {"order": ["A-1"], "/tasks/{id}": ["7"]}}
  --header 'N: V'      sent with every request; $NAME is read from the environment; may be repeated
  --timeout SECONDS    how long a response may take (20)
  --max-body MB        how large the body of a response may be (32)
  --patience SECONDS   how long sequences may wait for rate limits, together (90)
  --parallel N         requests at once (8)

  --only TAG           operations of a tag; may be repeated
  --operation ID       one operation; may be repeated
  --exclude ID=REASON  an operation that is never called; may be repeated
  --check NAME         one kind of requests; may be repeated:
                       ${checks.join(', ')}
  --sequence NAME      one sequence; may be repeated

  --read-only          sends only what reads
  --write              also changes what was there before: cart, favorites, settings, orders
                       (without either it creates, and changes only what it has created itself)
  --stateless          for a mock: leaves out what needs memory and real ids
  --burst N            sends up to N requests at once until one is rejected with 429; 0: none
  --seed N             replays a run
  --runs N             generated requests for each operation (10)

  --baseline FILE      findings and gaps that are accepted, each with its reason
  --write-baseline FILE  writes what this run has found as a baseline
  --strict             gaps and unused entries of the baseline fail, too
  --gaps               prints all gaps: what could not be tested, and why
  --coverage           prints the statuses of each operation
  --lang ru|en         language of headings, rules and summaries (en); what was sent and received, steps of
                       sequences, most reasons and errors stay English, as in the JSON report
  --junit FILE  --html FILE  --json FILE    reports
  --version            of this tool and of its contract

Ends with 0 when nothing was found, 1 when something was, 2 when it could not run.
`;
}
