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
  ErrorPayload,
  GeneralTicketRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateGeneralTicketUrl = () => {




  return `/api/v1/support/tickets/general`
}

/**
 * Вопрос, у которого нет своего вида; заодно просьбы найти товар и удалить аккаунт — их различает `type`. Вторая просьба удалить аккаунт, пока открыта первая, — 409 AlreadyExists.
 * @summary Общее обращение
 */
export const createGeneralTicket = async (generalTicketRequest: GeneralTicketRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

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
return http<CreatedTicket>(getCreateGeneralTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(generalTicketRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateGeneralTicketMutationKey = () => ['createGeneralTicket'] as const;

export const getCreateGeneralTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGeneralTicket>>, TError,CreateGeneralTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createGeneralTicket>>, TError,CreateGeneralTicketMutationVariables, TContext> => {

const mutationKey = getCreateGeneralTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createGeneralTicket>>, CreateGeneralTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createGeneralTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateGeneralTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createGeneralTicket>>>
    export type CreateGeneralTicketMutationBody = GeneralTicketRequest
    export type CreateGeneralTicketMutationError = ErrorType<ErrorPayload>
    export type CreateGeneralTicketMutationVariables = {data: GeneralTicketRequest}

    /**
 * @summary Общее обращение
 */
export const useCreateGeneralTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createGeneralTicket>>, TError,CreateGeneralTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createGeneralTicket>>,
        TError,
        CreateGeneralTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateGeneralTicketMutationOptions(options), queryClient);
    }
