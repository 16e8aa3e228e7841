import { uploadProductPicture } from '@gulmohar/contract/admin/product-pictures.ts';
import { ApiError } from '@gulmohar/contract/api/client.ts';

/**
 * Uploads a picture, with XMLHttpRequest because fetch does not report upload progress.
 * @param onProgress called with the share sent so far, 0 to 1
 * @throws ApiError
 */
export function uploadPicture(
  productId: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const { method, path } = uploadProductPicture;
    request.open(method, `/api${path}?${new URLSearchParams({ productId })}`);
    request.setRequestHeader('content-type', file.type);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    request.onload = () => {
      if (request.status < 300) resolve();
      else reject(new ApiError(request.status, request.response));
    };
    request.onerror = () => reject(new ApiError(0, undefined));
    request.send(file);
  });
}
