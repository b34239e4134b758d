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
  CreatedTicket
} from '../model';

const schemas = () => import('./support.schemas.ts');
import type {
  EDORequest,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateEDOTicketUrl = () => {




  return `/api/v1/support/tickets/edo`
}

/**
 * Заявка на обмен документами с компанией. Компания, где читатель не состоит, — 404; нет права ConnectEDO — 403 NotAllowed; заявка уже рассматривается или ЭДО подключён — 409 AlreadyExists.
 * @summary Подключить ЭДО
 */
export const createEDOTicket = async (eDORequest: EDORequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

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
return http<CreatedTicket>(getCreateEDOTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(eDORequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateEDOTicketMutationKey = () => ['createEDOTicket'] as const;

export const getCreateEDOTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEDOTicket>>, TError,CreateEDOTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createEDOTicket>>, TError,CreateEDOTicketMutationVariables, TContext> => {

const mutationKey = getCreateEDOTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createEDOTicket>>, CreateEDOTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createEDOTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateEDOTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createEDOTicket>>>
    export type CreateEDOTicketMutationBody = EDORequest
    export type CreateEDOTicketMutationError = ErrorType<ErrorPayload>
    export type CreateEDOTicketMutationVariables = {data: EDORequest}

    /**
 * @summary Подключить ЭДО
 */
export const useCreateEDOTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createEDOTicket>>, TError,CreateEDOTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createEDOTicket>>,
        TError,
        CreateEDOTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateEDOTicketMutationOptions(options), queryClient);
    }
