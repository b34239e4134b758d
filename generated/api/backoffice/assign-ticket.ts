import type { SecondParameter } from '../helpers.ts';
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  StaffTicket
} from '../model';

const schemas = () => import('./backoffice.schemas.ts');
import type {
  ErrorPayload,
  StaffAssignment
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getAssignTicketUrl = (id: string,) => {




  return `/api/v1/backoffice/tickets/${encodeURIComponent(String(id))}/assignee`
}

/**
 * Назначает ответственного или снимает его; покупатель об этом не узнаёт, действие записано в журнал. Закрытое — 409 NotAllowed; кого нет в `listStaffAssignees` — 422 UnknownAssignee.
 * @summary Взять обращение или передать
 */
export const assignTicket = async (id: string,
    staffAssignment: StaffAssignment, options?: Parameters<typeof http>[1]): Promise<StaffTicket> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<StaffTicket>(getAssignTicketUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffAssignment),
    schema: async () => (await schemas()).StaffTicket
  }
);}





export const getAssignTicketMutationKey = () => ['assignTicket'] as const;

export const getAssignTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignTicket>>, TError,AssignTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof assignTicket>>, TError,AssignTicketMutationVariables, TContext> => {

const mutationKey = getAssignTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof assignTicket>>, AssignTicketMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  assignTicket(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AssignTicketMutationResult = NonNullable<Awaited<ReturnType<typeof assignTicket>>>
    export type AssignTicketMutationBody = StaffAssignment
    export type AssignTicketMutationError = ErrorType<ErrorPayload>
    export type AssignTicketMutationVariables = {id: string;data: StaffAssignment}

    /**
 * @summary Взять обращение или передать
 */
export const useAssignTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof assignTicket>>, TError,AssignTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof assignTicket>>,
        TError,
        AssignTicketMutationVariables,
        TContext
      > => {
      return useMutation(getAssignTicketMutationOptions(options), queryClient);
    }
