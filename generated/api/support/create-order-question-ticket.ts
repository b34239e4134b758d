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
  OrderTicketRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateOrderQuestionTicketUrl = () => {




  return `/api/v1/support/tickets/order/question`
}

/**
 * Любой вопрос о заказе, вид OrderQuestion. Чужой или неизвестный заказ — 404.
 * @summary Вопрос о заказе
 */
export const createOrderQuestionTicket = async (orderTicketRequest: OrderTicketRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

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
return http<CreatedTicket>(getCreateOrderQuestionTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(orderTicketRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateOrderQuestionTicketMutationKey = () => ['createOrderQuestionTicket'] as const;

export const getCreateOrderQuestionTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderQuestionTicket>>, TError,CreateOrderQuestionTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createOrderQuestionTicket>>, TError,CreateOrderQuestionTicketMutationVariables, TContext> => {

const mutationKey = getCreateOrderQuestionTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createOrderQuestionTicket>>, CreateOrderQuestionTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createOrderQuestionTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateOrderQuestionTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createOrderQuestionTicket>>>
    export type CreateOrderQuestionTicketMutationBody = OrderTicketRequest
    export type CreateOrderQuestionTicketMutationError = ErrorType<ErrorPayload>
    export type CreateOrderQuestionTicketMutationVariables = {data: OrderTicketRequest}

    /**
 * @summary Вопрос о заказе
 */
export const useCreateOrderQuestionTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createOrderQuestionTicket>>, TError,CreateOrderQuestionTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createOrderQuestionTicket>>,
        TError,
        CreateOrderQuestionTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateOrderQuestionTicketMutationOptions(options), queryClient);
    }
