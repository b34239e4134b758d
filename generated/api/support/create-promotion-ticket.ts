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
  PromotionOfferRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreatePromotionTicketUrl = () => {




  return `/api/v1/support/tickets/promotions/offer`
}

/**
 * Просьба о предложении на условиях акции или вопрос о ней; виды различает `type`. Неизвестная или закончившаяся акция и неизвестный товар — 404, товар дважды — 422 ProductInvalid.
 * @summary Предложение по акции
 */
export const createPromotionTicket = async (promotionOfferRequest: PromotionOfferRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

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
return http<CreatedTicket>(getCreatePromotionTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(promotionOfferRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreatePromotionTicketMutationKey = () => ['createPromotionTicket'] as const;

export const getCreatePromotionTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPromotionTicket>>, TError,CreatePromotionTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPromotionTicket>>, TError,CreatePromotionTicketMutationVariables, TContext> => {

const mutationKey = getCreatePromotionTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPromotionTicket>>, CreatePromotionTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPromotionTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePromotionTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createPromotionTicket>>>
    export type CreatePromotionTicketMutationBody = PromotionOfferRequest
    export type CreatePromotionTicketMutationError = ErrorType<ErrorPayload>
    export type CreatePromotionTicketMutationVariables = {data: PromotionOfferRequest}

    /**
 * @summary Предложение по акции
 */
export const useCreatePromotionTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPromotionTicket>>, TError,CreatePromotionTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPromotionTicket>>,
        TError,
        CreatePromotionTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePromotionTicketMutationOptions(options), queryClient);
    }
