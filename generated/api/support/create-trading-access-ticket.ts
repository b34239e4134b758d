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
  TradingAccessRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateTradingAccessTicketUrl = () => {




  return `/api/v1/support/tickets/partner/trading/access`
}

/**
 * Заявление торгующей организации на оптовые цены, вид PartnerTradingAccess. Компания, где читатель не состоит, — 404; нет права RequestTradingAccess — 403 NotAllowed; заявление уже рассматривается или доступ открыт — 409 AlreadyExists.
 * @summary Оптовый доступ
 */
export const createTradingAccessTicket = async (tradingAccessRequest: TradingAccessRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

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
return http<CreatedTicket>(getCreateTradingAccessTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(tradingAccessRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateTradingAccessTicketMutationKey = () => ['createTradingAccessTicket'] as const;

export const getCreateTradingAccessTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTradingAccessTicket>>, TError,CreateTradingAccessTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createTradingAccessTicket>>, TError,CreateTradingAccessTicketMutationVariables, TContext> => {

const mutationKey = getCreateTradingAccessTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createTradingAccessTicket>>, CreateTradingAccessTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createTradingAccessTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateTradingAccessTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createTradingAccessTicket>>>
    export type CreateTradingAccessTicketMutationBody = TradingAccessRequest
    export type CreateTradingAccessTicketMutationError = ErrorType<ErrorPayload>
    export type CreateTradingAccessTicketMutationVariables = {data: TradingAccessRequest}

    /**
 * @summary Оптовый доступ
 */
export const useCreateTradingAccessTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createTradingAccessTicket>>, TError,CreateTradingAccessTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createTradingAccessTicket>>,
        TError,
        CreateTradingAccessTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreateTradingAccessTicketMutationOptions(options), queryClient);
    }
