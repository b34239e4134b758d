import type { OperationId } from '#server/contract/handlers.ts';
import type { Operation } from '#tools/contract/openapi/contract.ts';
import { on, onRequest, problem } from '#tools/contract/self-test/alter.ts';
import { asPerson, tokenOf } from '#tools/contract/self-test/defects/persons.ts';
import type { DefectPlan } from './plan.ts';

/** Kinds of defects in who may do what, and in the status of what is rejected. */
export const accessKinds = ['role-opened', 'error-swapped'] as const;

/** Errors that every operation documents where they can be provoked, with the check that does. */
const provoked: Readonly<Record<string, DefectPlan['checks']>> = {
  '400': ['invalid'],
  '401': ['tokens'],
  '403': ['tokens'],
  '404': ['unknownIDs'],
};
const swapped = ['422', '409', '404', '403', '400'];

/** An operation open to nobody or to a token without the scope, and each error with another status. */
export function ofAccess(operation: Operation): DefectPlan[] {
  const id = operation.id as OperationId;
  const errors = Object.entries(provoked).filter(
    ([status]) => operation.responses.has(status) && (status !== '404' || hasID(operation)),
  );
  // Anybody else is rejected again by the role, so that nothing would be opened.
  const allowed = operation.isForStaff ? 'staff' : 'main';
  const opened: DefectPlan[] =
    operation.security === 'required'
      ? [
          {
            kind: 'role-opened',
            place: 'nobody',
            checks: ['tokens'],
            rules: ['token-missing-accepted', 'token-scope-accepted'],
            fault: (world) =>
              onRequest(id, (call) =>
                call.headers.has('authorization') ? call : asPerson(world, allowed, call),
              ),
          },
          {
            kind: 'role-opened',
            place: 'noScope',
            checks: ['tokens'],
            rules: ['token-missing-accepted', 'token-scope-accepted'],
            fault: (world) =>
              onRequest(id, (call) =>
                tokenOf(call) === world.authorization('noScope')
                  ? asPerson(world, allowed, call)
                  : call,
              ),
          },
        ]
      : [];
  return [
    ...opened,
    ...errors.flatMap(([status, checks]): DefectPlan[] => {
      const other = swapped.find((one) => one !== status && operation.responses.has(one)) ?? '418';
      return [
        {
          kind: 'error-swapped',
          place: `${status} ${other}`,
          checks,
          fault: () =>
            on(id, async (call, forward) => {
              const received = await forward(call);
              return received.status === Number(status)
                ? problem(received, Number(other), 'Swapped')
                : received;
            }),
        },
      ];
    }),
  ];
}

function hasID({ path }: Operation): boolean {
  return path.includes('{');
}
