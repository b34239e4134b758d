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
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getCreateIndividualPartnerTicketUrl = () => {




  return `/api/v1/support/tickets/partner/individual`
}

/**
 * Просьба подключить читателя как индивидуального предпринимателя, вид CreateIndividualPartner; тела нет, данные — из профиля. Повторная — 409 AlreadyExists.
 * @summary Покупать как предприниматель
 */
export const createIndividualPartnerTicket = async ( options?: Parameters<typeof http>[1]): Promise<CreatedTicket> => {

  return http<CreatedTicket>(getCreateIndividualPartnerTicketUrl(),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).CreatedTicket
  }
);}





export const getCreateIndividualPartnerTicketMutationKey = () => ['createIndividualPartnerTicket'] as const;

export const getCreateIndividualPartnerTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIndividualPartnerTicket>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createIndividualPartnerTicket>>, TError,void, TContext> => {

const mutationKey = getCreateIndividualPartnerTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createIndividualPartnerTicket>>, void> = () => {


          return  createIndividualPartnerTicket(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateIndividualPartnerTicketMutationResult = NonNullable<Awaited<ReturnType<typeof createIndividualPartnerTicket>>>

    export type CreateIndividualPartnerTicketMutationError = ErrorType<ErrorPayload>


    /**
 * @summary Покупать как предприниматель
 */
export const useCreateIndividualPartnerTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createIndividualPartnerTicket>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createIndividualPartnerTicket>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateIndividualPartnerTicketMutationOptions(options), queryClient);
    }
