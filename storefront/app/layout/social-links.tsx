import { useShop } from '../page/use-shop.ts';
import { layoutMessages as messages } from './layout.messages.ts';

/** Links to the shop's social media, by name, because logos belong to the brands. */
export function SocialLinks() {
  const places = useShop()?.social ?? [];
  if (places.length === 0) return null;
  return (
    <ul aria-label={messages.elsewhere} className="mt-4 flex flex-wrap gap-x-5">
      {places.map(({ name, url }) => (
        <li key={name}>
          <a href={url} rel="me noopener" className="footer-link font-semibold">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
