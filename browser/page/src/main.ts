import "./styles/layers.css";
import "./styles/tokens.css";
import "./styles/palettes.css";
import "./styles/page.css";
import "./styles/controls.css";
import "./styles/layout.css";
import "./board/pieces.css";
import "./board/inks.css";
import "./board/board.css";
import "./app/game-page.css";
import "./panels/trays.css";
import "./dialogs/dialogs.css";
import { loadAhead } from "./app/ahead";
import { layout } from "./base/layout";

layout.follow();
loadAhead(location);
void import("./app/app");
