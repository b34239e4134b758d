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


export const getCancelTicketUrl = (id: string,) => {




  return `/api/v1/support/tickets/${encodeURIComponent(String(id))}/cancel`
}

/**
 * Закрывает обращение; для WaitingList — перестать ждать товар. Можно, пока в `allowedActions` есть Cancel, иначе 409 NotAllowed. Повтор отвечает тем же.
 * @summary Отказаться от обращения
 */
export const cancelTicket = async (id: string, options?: Parameters<typeof http>[1]): Promise<Ticket> => {

  return http<Ticket>(getCancelTicketUrl(id),
  {
    ...options,
    method: 'POST'

    ,
    schema: async () => (await schemas()).Ticket
  }
);}





export const getCancelTicketMutationKey = () => ['cancelTicket'] as const;

export const getCancelTicketMutationOptions = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTicket>>, TError,CancelTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelTicket>>, TError,CancelTicketMutationVariables, TContext> => {

const mutationKey = getCancelTicketMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelTicket>>, CancelTicketMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  cancelTicket(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelTicketMutationResult = NonNullable<Awaited<ReturnType<typeof cancelTicket>>>

    export type CancelTicketMutationError = ErrorType<ErrorPayload>
    export type CancelTicketMutationVariables = {id: string}

    /**
 * @summary Отказаться от обращения
 */
export const useCancelTicket = <TError = ErrorType<ErrorPayload>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelTicket>>, TError,CancelTicketMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelTicket>>,
        TError,
        CancelTicketMutationVariables,
        TContext
      > => {
      return useMutation(getCancelTicketMutationOptions(options), queryClient);
    }
