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
  Ticket
} from '../model';

const schemas = () => import('./support.schemas.ts');
import type {
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getReceiveTicketUrl = (id: string,) => {




  return `/api/v1/support/tickets/${encodeURIComponent(String(id))}/received`
}

/**
 * Читатель увидел все ответы поддержки: `unreadCount` становится 0. Повтор ничего не меняет. Чужое или неизвестное — 404.
 * @summary Отметить ответы прочитанными
 */
export const receiveTicket = async (id: string, options?: Parameters<typeof http>[1]): Promise<Ticket> => {

  return http<Ticket>(getReceiveTicketUrl(id),
  {
    ...options,
    method: 'PUT'

    ,
    schema: async () => (await schemas()).Ticket
  }
);}





export const getReceiveTicketMutationKey = () => ['receiveTicket'] as const;

export const getReceiveTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveTicket>>, TError,ReceiveTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof receiveTicket>>, TError,ReceiveTicketMutationVariables, TContext> => {

const mutationKey = getReceiveTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receiveTicket>>, ReceiveTicketMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  receiveTicket(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReceiveTicketMutationResult = NonNullable<Awaited<ReturnType<typeof receiveTicket>>>

    export type ReceiveTicketMutationError = ErrorType<ErrorPayload>
    export type ReceiveTicketMutationVariables = {id: string}

    /**
 * @summary Отметить ответы прочитанными
 */
export const useReceiveTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveTicket>>, TError,ReceiveTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receiveTicket>>,
        TError,
        ReceiveTicketMutationVariables,
        TContext
      > => {
      return useMutation(getReceiveTicketMutationOptions(options), queryClient);
    }
