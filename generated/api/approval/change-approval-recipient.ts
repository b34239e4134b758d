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
  Approval
} from '../model';

const schemas = () => import('./approval.schemas.ts');
import type {
  ApprovalConflict,
  ChangeApprovalRecipient,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeApprovalRecipientUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/recipient`
}

/**
 * Один из получателей компании; неизвестный — 404. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
 * @summary Изменить получателя при согласовании
 */
export const changeApprovalRecipient = async (id: string,
    changeApprovalRecipientBody: ChangeApprovalRecipient, options?: Parameters<typeof http>[1]): Promise<Approval> => {

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
return http<Approval>(getChangeApprovalRecipientUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeApprovalRecipientBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getChangeApprovalRecipientMutationKey = () => ['changeApprovalRecipient'] as const;

export const getChangeApprovalRecipientMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalRecipient>>, TError,ChangeApprovalRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovalRecipient>>, TError,ChangeApprovalRecipientMutationVariables, TContext> => {

const mutationKey = getChangeApprovalRecipientMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovalRecipient>>, ChangeApprovalRecipientMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeApprovalRecipient(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApprovalRecipientMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovalRecipient>>>
    export type ChangeApprovalRecipientMutationBody = ChangeApprovalRecipient
    export type ChangeApprovalRecipientMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ChangeApprovalRecipientMutationVariables = {id: string;data: ChangeApprovalRecipient}

    /**
 * @summary Изменить получателя при согласовании
 */
export const useChangeApprovalRecipient = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalRecipient>>, TError,ChangeApprovalRecipientMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovalRecipient>>,
        TError,
        ChangeApprovalRecipientMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApprovalRecipientMutationOptions(options), queryClient);
    }
