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
  ProductQuestionRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateProductQuestionTicketUrl = () => {




  return `/api/v1/support/tickets/products/question`
}

/**
 * Вопрос менеджеру о товаре, вид ProductQuestion. Неизвестный товар — 404.
 * @summary Спросить о товаре
 */
export const createProductQuestionTicket = async (productQuestionRequest: ProductQuestionRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

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
return http<CreatedTicket>(getCreateProductQuestionTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(productQuestionRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateProductQuestionTicketMutationKey = () => ['createProductQuestionTicket'] as const;

export const getCreateProductQuestionTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductQuestionTicket>>, TError,CreateProductQuestionTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createProductQuestionTicket>>, TError,CreateProductQuestionTicketMutationVariables, TContext> => {

const mutationKey = getCreateProductQuestionTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createProductQuestionTicket>>, CreateProductQuestionTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createProductQuestionTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateProductQuestionTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createProductQuestionTicket>>>
    export type CreateProductQuestionTicketMutationBody = ProductQuestionRequest
    export type CreateProductQuestionTicketMutationError = ErrorType<ErrorPayload>
    export type CreateProductQuestionTicketMutationVariables = {data: ProductQuestionRequest}

    /**
 * @summary Спросить о товаре
 */
export const useCreateProductQuestionTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createProductQuestionTicket>>, TError,CreateProductQuestionTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createProductQuestionTicket>>,
        TError,
        CreateProductQuestionTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateProductQuestionTicketMutationOptions(options), queryClient);
    }
