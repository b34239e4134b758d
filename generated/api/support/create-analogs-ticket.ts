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


export const getCreateAnalogsTicketUrl = () => {




  return `/api/v1/support/tickets/products/analogs`
}

/**
 * Замена недоступному товару, вид Analogs. Неизвестный товар — 404.
 * @summary Подобрать аналог
 */
export const createAnalogsTicket = async (productsTicketRequest: ProductsTicketRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

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
return http<CreatedTicket>(getCreateAnalogsTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(productsTicketRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateAnalogsTicketMutationKey = () => ['createAnalogsTicket'] as const;

export const getCreateAnalogsTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAnalogsTicket>>, TError,CreateAnalogsTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createAnalogsTicket>>, TError,CreateAnalogsTicketMutationVariables, TContext> => {

const mutationKey = getCreateAnalogsTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAnalogsTicket>>, CreateAnalogsTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAnalogsTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAnalogsTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createAnalogsTicket>>>
    export type CreateAnalogsTicketMutationBody = ProductsTicketRequest
    export type CreateAnalogsTicketMutationError = ErrorType<ErrorPayload>
    export type CreateAnalogsTicketMutationVariables = {data: ProductsTicketRequest}

    /**
 * @summary Подобрать аналог
 */
export const useCreateAnalogsTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAnalogsTicket>>, TError,CreateAnalogsTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAnalogsTicket>>,
        TError,
        CreateAnalogsTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAnalogsTicketMutationOptions(options), queryClient);
    }
