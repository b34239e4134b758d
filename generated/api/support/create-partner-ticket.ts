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
  PartnerRequest
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreatePartnerTicketUrl = () => {




  return `/api/v1/support/tickets/partner`
}

/**
 * Просьба подключить компанию, вид CreatePartner: менеджер проверит данные. Уже подключённая или рассматриваемая — 409 AlreadyExists, ИНН с неверной контрольной суммой — 422 InvalidINN.
 * @summary Добавить компанию
 */
export const createPartnerTicket = async (partnerRequest: PartnerRequest, options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

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
return http<CreatedTicket>(getCreatePartnerTicketUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(partnerRequest),
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreatePartnerTicketMutationKey = () => ['createPartnerTicket'] as const;

export const getCreatePartnerTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnerTicket>>, TError,CreatePartnerTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createPartnerTicket>>, TError,CreatePartnerTicketMutationVariables, TContext> => {

const mutationKey = getCreatePartnerTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createPartnerTicket>>, CreatePartnerTicketMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createPartnerTicket(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreatePartnerTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createPartnerTicket>>>
    export type CreatePartnerTicketMutationBody = PartnerRequest
    export type CreatePartnerTicketMutationError = ErrorType<ErrorPayload>
    export type CreatePartnerTicketMutationVariables = {data: PartnerRequest}

    /**
 * @summary Добавить компанию
 */
export const useCreatePartnerTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createPartnerTicket>>, TError,CreatePartnerTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createPartnerTicket>>,
        TError,
        CreatePartnerTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCreatePartnerTicketMutationOptions(options), queryClient);
    }
