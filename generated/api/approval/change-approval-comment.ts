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
  ChangeApprovalComment,
  ErrorPayload
} from '../model';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


export const getChangeApprovalCommentUrl = (id: string,) => {




  return `/api/v1/approval/${encodeURIComponent(String(id))}/comment`
}

/**
 * Пожелания к заказу; слова согласующего к решению передают вместе с решением. Разрешено, пока в `allowedActions` есть Edit, иначе 409 NotAllowed; правка увеличивает `version`, а если сумма выросла, сбрасывает прежние согласия. Возвращает заказ целиком.
 * @summary Изменить комментарий к заказу при согласовании
 */
export const changeApprovalComment = async (id: string,
    changeApprovalCommentBody: ChangeApprovalComment, options?: Parameters<typeof http>[1]): Promise<Approval> => {

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
return http<Approval>(getChangeApprovalCommentUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeApprovalCommentBody),
    schema: async () => (await schemas()).Approval
  }
);}





export const getChangeApprovalCommentMutationKey = () => ['changeApprovalComment'] as const;

export const getChangeApprovalCommentMutationOptions = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalComment>>, TError,ChangeApprovalCommentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeApprovalComment>>, TError,ChangeApprovalCommentMutationVariables, TContext> => {

const mutationKey = getChangeApprovalCommentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeApprovalComment>>, ChangeApprovalCommentMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  changeApprovalComment(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeApprovalCommentMutationResult = NonNullable<Awaited<ReturnType<typeof changeApprovalComment>>>
    export type ChangeApprovalCommentMutationBody = ChangeApprovalComment
    export type ChangeApprovalCommentMutationError = ErrorType<ErrorPayload | ApprovalConflict>
    export type ChangeApprovalCommentMutationVariables = {id: string;data: ChangeApprovalComment}

    /**
 * @summary Изменить комментарий к заказу при согласовании
 */
export const useChangeApprovalComment = <TError = ErrorType<ErrorPayload | ApprovalConflict>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeApprovalComment>>, TError,ChangeApprovalCommentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeApprovalComment>>,
        TError,
        ChangeApprovalCommentMutationVariables,
        TContext
      > => {
      return useMutation(getChangeApprovalCommentMutationOptions(options), queryClient);
    }
