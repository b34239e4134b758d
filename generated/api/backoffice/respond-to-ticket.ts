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
  StaffTicketResponse
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getRespondToTicketUrl = (id: string,) => {




  return `/api/v1/backoffice/tickets/${encodeURIComponent(String(id))}/response`
}

/**
 * Ответить, удовлетворить или отклонить. Автор получает уведомление; действие записано в журнал. Закрытое или невыполнимое — 409 NotAllowed.
 * @summary Ответить на обращение
 */
export const respondToTicket = async (id: string,
    staffTicketResponse: StaffTicketResponse, options?: Parameters<typeof http>[1]): Promise<StaffTicket> => {

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
return http<StaffTicket>(getRespondToTicketUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(staffTicketResponse),
    schema: async () => (await schemas()).StaffTicket
  }
);}





export const getRespondToTicketMutationKey = () => ['respondToTicket'] as const;

export const getRespondToTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof respondToTicket>>, TError,RespondToTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof respondToTicket>>, TError,RespondToTicketMutationVariables, TContext> => {

const mutationKey = getRespondToTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof respondToTicket>>, RespondToTicketMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  respondToTicket(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RespondToTicketMutationResult = NonNullable<Awaited<ReturnType<typeof respondToTicket>>>
    export type RespondToTicketMutationBody = StaffTicketResponse
    export type RespondToTicketMutationError = ErrorType<ErrorPayload>
    export type RespondToTicketMutationVariables = {id: string;data: StaffTicketResponse}

    /**
 * @summary Ответить на обращение
 */
export const useRespondToTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof respondToTicket>>, TError,RespondToTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof respondToTicket>>,
        TError,
        RespondToTicketMutationVariables,
        TContext
      > => {
      return useMutation(getRespondToTicketMutationOptions(options), queryClient);
    }
