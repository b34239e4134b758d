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
  ProductsTicketRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateWaitingListTicketUrl = () => {




  return `/api/v1/support/tickets/products/waitingList`
}

/**
 * Ждать товар, вид WaitingList; отказываются через `cancelTicket`. Товар уже есть в продаже — 409 NotAllowed, читатель его уже ждёт — 409 AlreadyExists, неизвестный — 404.
 * @summary Сообщить о поступлении
 */
export const createWaitingListTicket = async (productsTicketRequest: ProductsTicketRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

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
return http<CreatedTicket>(getCreateWaitingListTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(productsTicketRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateWaitingListTicketMutationKey = () => ['createWaitingListTicket'] as const;

export const getCreateWaitingListTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWaitingListTicket>>, TError,CreateWaitingListTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createWaitingListTicket>>, TError,CreateWaitingListTicketMutationVariables, TContext> => {

const mutationKey = getCreateWaitingListTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWaitingListTicket>>, CreateWaitingListTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createWaitingListTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateWaitingListTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createWaitingListTicket>>>
    export type CreateWaitingListTicketMutationBody = ProductsTicketRequest
    export type CreateWaitingListTicketMutationError = ErrorType<ErrorPayload>
    export type CreateWaitingListTicketMutationVariables = {data: ProductsTicketRequest}

    /**
 * @summary Сообщить о поступлении
 */
export const useCreateWaitingListTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWaitingListTicket>>, TError,CreateWaitingListTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWaitingListTicket>>,
        TError,
        CreateWaitingListTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateWaitingListTicketMutationOptions(options), queryClient);
    }
