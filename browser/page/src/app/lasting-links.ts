/* Where nothing is remembered, the language is in the address: links of the page keep it. */
import { lasting } from "../base/address";

document.addEventListener(
  "click",
  ({ target }) => {
    const link = (target as Element).closest("a");
    if (link && link.origin === location.origin && link.pathname === location.pathname && link.search === "") link.search = lasting(location.search);
  },
  true,
);
