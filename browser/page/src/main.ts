import "./styles/layers.css";
import "./styles/tokens.css";
import "virtual:palette.css";
import "./styles/page.css";
import "./styles/controls.css";
import "./board/pieces.css";
import "./dialogs/dialogs.css";
import { preload } from "./app/preload";
import { layout } from "./base/layout";

layout.follow();
preload(location);
void import("./app/app");
